import type { Arrivals } from 'domain/source/arrival.ts';
import type { ArrivalPartsFragment } from './lead-work.generated.ts';

/** An arrival without the parts that are not known. */
function known({ __typename: _type, ...arrival }: ArrivalPartsFragment & { __typename?: string }) {
  const given = Object.entries(arrival).filter(([, value]) => value !== null);
  return Object.fromEntries(given) as Arrivals['first'];
}

/** Both arrivals of a visitor without the parts that are not known. */
export function knownArrivals({ first, last }: Record<'first' | 'last', ArrivalPartsFragment>): Arrivals {
  return { first: known(first), last: known(last) };
}
