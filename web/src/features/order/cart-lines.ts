import { usePropertiesByIdsQuery } from '../property/property.generated.ts';
import type { PropertyCardFragment } from '../property/property.generated.ts';
import { useBrowserStore } from '../../lib/browser/browser-store.ts';
import { cart } from '../choices/cart.ts';
import { cartPageContent } from './cart.content.ts';

/** A line of the cart with the current facts of its property. */
export interface ShownLine {
  propertyId: string;
  title: string;
  quantity: number;
  /** Null when the property was removed from the site. */
  property: PropertyCardFragment | null;
}

/** The cart with its properties; it may be unread, loading, failed, or ready. */
export function useCartLines() {
  const kept = useBrowserStore(cart);
  const ids = kept?.map(({ propertyId }) => propertyId) ?? [];
  const { data, previousData, error, loading, refetch } = usePropertiesByIdsQuery({
    variables: { ids },
    // A property may have been removed since.
    anew: true,
    skip: ids.length === 0,
  });
  const properties = (data ?? previousData)?.propertiesByIds;
  const found = new Map(properties?.map((property) => [property.id, property]));
  const settled = ids.length === 0 || (properties !== undefined && !loading);
  const lines = kept?.flatMap(({ propertyId, quantity, title }): ShownLine[] => {
    const property = found.get(propertyId) ?? null;
    // Before the answer arrives, no property counts as removed.
    if (!property && (!settled || error)) return [];
    return [
      {
        propertyId,
        quantity,
        property,
        title: property?.title ?? title ?? cartPageContent.removedTitle,
      },
    ];
  });
  return {
    /** Undefined until loaded. */
    lines: kept && (settled || properties) ? lines : undefined,
    failed: error !== undefined && !loading && !properties,
    refetch,
  };
}
