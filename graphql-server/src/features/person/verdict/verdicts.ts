import type { StoredVerdict } from '../../lead/verdict.type.ts';
import type { PersonHome } from '../person-home.type.ts';
import type { Person } from '../person.type.ts';

/** The homes of a person with what the person thinks of each. */
export function homesWithVerdicts({
  homes,
  verdicts = [],
}: Pick<Person, 'homes' | 'verdicts'>): PersonHome[] {
  return homes.map((home) => {
    const found = verdicts.find(({ propertyId }) => propertyId.equals(home.propertyId));
    return { ...home, verdict: found?.verdict ?? null, reason: found?.reason ?? null };
  });
}

/** Verdicts of two people, or of one at two times: the later one of each home holds. */
export function laterVerdicts(
  ones: readonly StoredVerdict[] | undefined,
  others: readonly StoredVerdict[] | undefined,
): StoredVerdict[] {
  const inOrder = [...(ones ?? []), ...(others ?? [])].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  );
  return [...new Map(inOrder.map((one) => [one.propertyId.toHexString(), one])).values()];
}
