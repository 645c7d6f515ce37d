import { useEffect } from 'react';
import { useBrowserStore } from '../../../lib/browser/browser-store.ts';
import { maxShown, rememberViewed, viewed } from '../../choices/viewed.ts';
import { usePropertiesByIdsQuery } from '../property.generated.ts';
import { PropertyRow } from './property-row.tsx';
import { recentlyViewedContent } from './recently-viewed.content.ts';

/** Remembers the property of this page, and shows others viewed in this browser. */
export function RecentlyViewed({ id }: { id: string }) {
  const others = useBrowserStore(viewed)?.filter((other) => other !== id) ?? [];
  useEffect(() => {
    rememberViewed(id);
  }, [id]);
  return <div data-viewed={id}>{others.length > 0 && <Others ids={others.slice(0, maxShown)} />}</div>;
}

function Others({ ids }: { ids: string[] }) {
  const { data, previousData } = usePropertiesByIdsQuery({ variables: { ids } });
  const items = (data ?? previousData)?.propertiesByIds.map((property) => ({ property }));
  return <PropertyRow title={recentlyViewedContent.title} items={items ?? []} />;
}
