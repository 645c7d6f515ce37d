import { usePropertiesByIdsQuery } from '../../features/property/property.generated.ts';
import type { PropertyCardFragment } from '../../features/property/property.generated.ts';
import { useBrowserStore } from '../../lib/browser-store.ts';
import { cart } from '../../visitor/cart/cart.ts';

/** A line of the cart with the property’s current data. */
export interface KnownLine {
  property: PropertyCardFragment;
  quantity: number;
}

/** The cart with its properties; it may be unread, loading, failed, or ready. */
export function useCartLines() {
  const kept = useBrowserStore(cart);
  const ids = kept?.map(({ propertyId }) => propertyId) ?? [];
  const { data, previousData, error, loading, refetch } = usePropertiesByIdsQuery({
    variables: { ids },
    // Loads anew, because prices and statuses change.
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
    /** Undefined until loaded. */
    lines: kept && (settled || properties) ? lines : undefined,
    /** The ids of properties that no longer exist. */
    goneIds: settled && !error ? ids.filter((id) => !found.has(id)) : [],
    failed: error !== undefined && !loading && !properties,
    refetch,
  };
}
