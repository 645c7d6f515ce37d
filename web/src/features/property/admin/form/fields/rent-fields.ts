import type { RentTermsInput } from 'domain/schema.generated.ts';

/** The fields of what a rent asks; the name in the form is `rent.{name}`. Empty is not known; 0 is nothing to pay. */
const rentFields = {
  depositMonths: { label: 'Deposit', hint: 'Months of rent, refundable' },
  maintenance: { label: 'Monthly maintenance', hint: '₹; 0 if the rent includes it' },
  brokerageDays: { label: 'Our fee', hint: 'Days of rent, plus GST; 0 for none' },
  lockInMonths: { label: 'Lock-in', hint: 'Months' },
  noticeMonths: { label: 'Notice', hint: 'Months' },
  risePercent: { label: 'Rent increase', hint: 'Percent; 0 for none' },
  riseMonths: { label: 'The rent rises every', hint: 'Months' },
} as const satisfies Partial<Record<keyof RentTermsInput, { label: string; hint: string }>>;

type RentFieldName = keyof typeof rentFields;

/** All fields with their names. */
export const rentRows = Object.entries(rentFields) as [RentFieldName, { label: string; hint: string }][];

/** The name of a field in the form, and in the errors of the server. */
export const rentName = (name: string) => `rent.${name}`;

/** Stored terms as the texts of the form. */
export function rentTexts(rent: RentTermsInput | null | undefined): Record<string, string> {
  return Object.fromEntries(rentRows.map(([name]) => [rentName(name), String(rent?.[name] ?? '')]));
}

/** Reads the fields; `wrong` names what cannot be read, under the names of the form. */
export function readRent(text: (name: string) => string): {
  rent: RentTermsInput;
  wrong: Record<string, string>;
} {
  const wrong: Record<string, string> = {};
  const values = rentRows.map(([name]) => {
    const typed = text(rentName(name)).replaceAll(/[₹,%\s]/g, '');
    if (!typed) return [name, null];
    if (!/^\d{1,10}$/.test(typed)) wrong[rentName(name)] = 'Please enter a whole number.';
    return [name, Number(typed)];
  });
  return { wrong, rent: Object.fromEntries(values) as RentTermsInput };
}
