import type { PropertyFacets } from '../facets.type.ts';
import type { FactFacets } from './facts/fact-facets.ts';
import type { KindFacets } from './project-kinds.ts';

/** Both parts of the facets as one; each is counted when it is first read. */
export function lazily(makeKinds: () => KindFacets, facts: FactFacets): PropertyFacets {
  let made: KindFacets | undefined;
  const kinds = () => (made ??= makeKinds());
  return Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(facts),
      ...Object.fromEntries(
        (['categories', 'statuses', 'rooms'] as const).map((name) => [
          name,
          { get: () => kinds()[name], enumerable: true },
        ]),
      ),
    },
  ) as PropertyFacets;
}
