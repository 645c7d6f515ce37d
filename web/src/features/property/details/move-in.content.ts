import type { PropertyDetailsFragment } from '../property.generated.ts';

type Key = NonNullable<PropertyDetailsFragment['moveIn']>['lines'][number]['key'];
type Terms = NonNullable<PropertyDetailsFragment['rent']>;

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

export const moveInContent = {
  title: 'What moving in costs',
  lines: {
    RENT: 'Rent of the first month',
    MAINTENANCE: 'Maintenance of the first month',
    DEPOSIT: 'Refundable deposit',
    BROKERAGE: 'Our fee',
  } satisfies Record<Key, string>,
  inRent: 'in the rent',
  none: 'none',
  unknown: 'not known, ask us',
  withTax: (rupees: string) => `with ${rupees} GST`,
  total: 'Before you move in',
  without: (names: string) => `without: ${names}`,
  agreement: (duty: string) =>
    `Registering the agreement costs extra: ${duty.charAt(0).toLowerCase()}${duty.slice(1)}`,
  office: 'The owner of an office may add GST to the rent.',
  terms: {
    lockInMonths: { label: 'Lock-in', text: months },
    noticeMonths: { label: 'Notice', text: months },
  } satisfies Partial<Record<keyof Terms, { label: string; text: (value: number) => string }>>,
  rise: 'Rent increase',
  noTerm: 'none',
};

/** What the agreement says besides money at the beginning, as far as the office knows it. */
export function termsOf(rent: Partial<Terms> | null): { label: string; text: string }[] {
  const terms = Object.entries(moveInContent.terms).flatMap(([name, { label, text }]) => {
    const value = rent?.[name as keyof typeof moveInContent.terms];
    return typeof value === 'number'
      ? [{ label, text: value === 0 ? moveInContent.noTerm : text(value) }]
      : [];
  });
  const rise = rent && riseText(rent);
  return rise ? [...terms, { label: moveInContent.rise, text: rise }] : terms;
}

/** “15 % every 3 years” */
function riseText({ risePercent, riseMonths }: Partial<Terms>): string | null {
  if (risePercent === 0) return moveInContent.noTerm;
  if (!risePercent || !riseMonths) return null;
  const every = riseMonths % 12 === 0 ? countOf(riseMonths / 12, 'year') : countOf(riseMonths, 'month');
  return `${risePercent} % every ${every}`;
}

function countOf(count: number, word: string): string {
  return count === 1 ? word : `${count} ${word}s`;
}
