import { usePropertiesByIdsQuery } from '../../features/property/property.generated.ts';
import type { PropertyCardFragment } from '../../features/property/property.generated.ts';
import { useBrowserStore } from '../../lib/browser-store.ts';
import { cart } from '../../visitor/cart/cart.ts';

/** A line with what the server says of its property today. */
export interface KnownLine {
  property: PropertyCardFragment;
  quantity: number;
}

/** The cart with its properties: unknown until the browser has read it, loading, failed, or there. */
export function useCartLines() {
  const kept = useBrowserStore(cart);
  const ids = kept?.map(({ propertyId }) => propertyId) ?? [];
  const { data, previousData, error, loading, refetch } = usePropertiesByIdsQuery({
    variables: { ids },
    // Prices and statuses are those of today.
    fetchPolicy: ids.length === 0 ? 'standby' : 'cache-and-network',
  });
  const properties = (data ?? previousData)?.propertiesByIds;
  const found = new Map(properties?.map((property) => [property.id, property]));
  const lines = kept?.flatMap(({ propertyId, quantity }): KnownLine[] => {
    const property = found.get(propertyId);
    return property ? [{ property, quantity }] : [];
  });
  const settled = ids.length === 0 || (properties !== undefined && !loading);
  return {
    /** Undefined while it is on its way. */
    lines: kept && (settled || properties) ? lines : undefined,
    /** Ids that only the cart still knows. */
    goneIds: settled && !error ? ids.filter((id) => !found.has(id)) : [],
    failed: error !== undefined && !loading && !properties,
    refetch,
  };
}
