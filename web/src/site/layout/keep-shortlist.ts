import { keepShortlistCards, keptShortlist } from '../../features/property/kept-shortlist.ts';
import { PropertiesByIdsDocument } from '../../features/property/property.generated.ts';
import { tellWorker } from '../../lib/offline/offline-worker.ts';
import type { PageClient } from '../../lib/server/page-client.ts';
import { comparePath, type ComparedHome } from '../../features/choices/compare-choice.ts';
import { productPath } from 'domain/site/item-paths.ts';

const recentMs = 3_600_000;

/**
 * Keeps the shortlist and the comparison for reading without the network: what their cards show, and their pages. What
 * was kept within the hour is not asked again.
 */
export async function keepShortlist(
  client: PageClient,
  saved: readonly string[],
  compared: readonly ComparedHome[],
): Promise<void> {
  const known = keptShortlist.read();
  const knownIds = known?.properties.map(({ id }) => id) ?? [];
  const isRecent = Date.now() - Date.parse(known?.keptAt ?? '') < recentMs;
  if (!isRecent || saved.some((id) => !knownIds.includes(id))) {
    const properties =
      saved.length > 0
        ? (await client.query({ query: PropertiesByIdsDocument, variables: { ids: [...saved] }, once: true }))
            .data.propertiesByIds
        : [];
    keepShortlistCards(properties);
  }
  const cards = keptShortlist.read()?.properties ?? [];
  const pages = cards.filter(({ id }) => saved.includes(id)).map(({ slug }) => productPath(slug));
  const paths = [
    ...(saved.length > 0 ? ['/wishlist'] : []),
    ...(compared.length > 0 ? [comparePath(compared)] : []),
    ...pages,
  ];
  tellWorker({ type: 'saved', paths });
}
