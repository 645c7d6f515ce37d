import type { EmploymentKind } from 'domain/schema.generated.ts';
import { groupRupees } from 'domain/text/format.ts';

export const employmentWords = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
} satisfies Record<EmploymentKind, string>;

/** The pay of an opening: “₹ 24,000 to 30,000 a month”; undefined if it names none. */
export function payWords({ payFrom, payTo }: { payFrom: number | null; payTo: number | null }) {
  if (payFrom === null) return undefined;
  const figures = payTo === null || payTo === payFrom ? [payFrom] : [payFrom, payTo];
  return `₹ ${figures.map(groupRupees).join(' to ')} a month`;
}
