import { registerEnumType } from 'type-graphql';
import { isSampleNumber } from 'domain/property/rera-words.ts';
import type { AppContext } from '../../base/context.ts';

/** Until an owner enters the number of the certificate. */
export const sampleAgentNumber = 'SAMPLE-AGENT-2026-0062';

const companyCollection = 'siteSettings';

interface StoredCompany {
  _id: 'site';
  registrationNumber?: string;
  registrationValidTo?: string | null;
  liveSince?: Date | null;
}

export enum SiteMode {
  TRIAL = 'TRIAL',
  OPEN = 'OPEN',
  GATED = 'GATED',
}
registerEnumType(SiteMode, {
  name: 'SiteMode',
  description: 'What the checks of listings do.',
  valuesConfig: {
    TRIAL: {
      description:
        'The company has no registration of its own yet: every listing is public, and marked as a trial.',
    },
    OPEN: {
      description:
        'The company is registered: every listing is public, and marked as a trial until it passes. A save refuses what the law forbids.',
    },
    GATED: { description: 'An owner went live: visitors see only listings that pass.' },
  },
});

/** What the company details say of the mode: one stored moment, and the registration. */
interface ModeFacts {
  registrationNumber: string;
  registrationValidTo: string | null;
  liveSince?: Date | null;
}

/** The mode of the site. It stays a trial until the company’s own number and its last day are entered. */
export function siteModeOf({ registrationNumber, registrationValidTo, liveSince }: ModeFacts): SiteMode {
  if (liveSince) return SiteMode.GATED;
  const isOwn = registrationNumber && !isSampleNumber(registrationNumber) && registrationValidTo;
  return isOwn ? SiteMode.OPEN : SiteMode.TRIAL;
}

/** The consultancy’s registration as an agent, and what it makes of the site. */
export interface CompanyRecords {
  mode: SiteMode;
  number: string;
  validTo: string | null;
}

/** Reads what is recorded of the consultancy. */
export async function companyRecords({ db }: Pick<AppContext, 'db'>): Promise<CompanyRecords> {
  const company = await db.collection<StoredCompany>(companyCollection).findOne({ _id: 'site' });
  const { registrationNumber = sampleAgentNumber, registrationValidTo = null, liveSince } = company ?? {};
  return {
    mode: siteModeOf({ registrationNumber, registrationValidTo, liveSince }),
    number: registrationNumber,
    validTo: registrationValidTo,
  };
}
