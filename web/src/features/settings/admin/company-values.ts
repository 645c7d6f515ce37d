import { companyFields } from 'domain/company/company-fields.ts';
import type { SiteSettingsInput } from 'domain/schema.generated.ts';
import { eachText } from 'domain/text/text-rows.ts';
import { readDegrees } from 'domain/place/place.ts';
import { positionContent } from '../../../map/position-field.content.ts';
import type { StoredValues } from '../../../office-kit/form/edited-form.ts';
import { singleValues } from '../../../office-kit/form/form-values.ts';
import { typedText } from '../../../office-kit/field/small-form.tsx';
import { companyContent } from './company.content.ts';
import type { CompanySettingsQuery } from './site-settings-admin.generated.ts';

const indiaOffset = '+05:30';
const indiaOffsetMs = 5.5 * 3_600_000;

/** The settings as values of the form. */
export function companyValues({ settings }: CompanySettingsQuery): StoredValues {
  const { phones, latitude, longitude, loanSharePercent, nearMetroMetres } = settings;
  const { referencePrefix, registrationValidTo, comingSoonDate, updatedAt, updatedBy } = settings;
  const inIndia = new Date(Date.parse(comingSoonDate) + indiaOffsetMs).toISOString();
  const values = singleValues({
    ...eachText(companyFields, (name) => settings[name] ?? ''),
    referencePrefix,
    phones: phones.join('\n'),
    latitude: String(latitude),
    longitude: String(longitude),
    loanSharePercent: String(loanSharePercent),
    nearMetroMetres: String(nearMetroMetres),
    registrationValidTo: registrationValidTo ?? '',
    comingSoonDate: inIndia.slice(0, 16),
  });
  return { values, updatedAt, updatedBy };
}

/** Reads the form as the server’s input, with a sentence for each field that is not a number or a date. */
export function readCompanyForm(typed: FormData): {
  input: SiteSettingsInput;
  wrong: Record<string, string>;
} {
  const text = (name: string) => typedText(typed, name).trim();
  const wrong: Record<string, string> = {};

  function degrees(name: string): number {
    const value = readDegrees(text(name)) ?? NaN;
    if (Number.isNaN(value)) wrong[name] = positionContent.wrongDegrees(text(name));
    return value;
  }
  const loanSharePercent = Number(text('loanSharePercent') || NaN);
  if (!Number.isInteger(loanSharePercent) || loanSharePercent < 1 || loanSharePercent > 100) {
    wrong.loanSharePercent = companyContent.wrongShare;
  }
  const nearMetroMetres = Number(text('nearMetroMetres') || NaN);
  if (!Number.isInteger(nearMetroMetres) || nearMetroMetres < 100 || nearMetroMetres > 5_000) {
    wrong.nearMetroMetres = companyContent.wrongMetres;
  }
  const date = new Date(`${text('comingSoonDate')}${indiaOffset}`);
  if (Number.isNaN(date.getTime())) wrong.comingSoonDate = companyContent.wrongDate;
  const input = {
    ...eachText(companyFields, text),
    registrationValidTo: text('registrationValidTo'),
    referencePrefix: text('referencePrefix').toUpperCase(),
    phones: text('phones')
      .split('\n')
      .map((phone) => phone.trim())
      .filter(Boolean),
    latitude: degrees('latitude'),
    longitude: degrees('longitude'),
    loanSharePercent,
    nearMetroMetres,
    comingSoonDate: wrong.comingSoonDate ? '' : date.toISOString(),
  };
  return { input, wrong };
}
