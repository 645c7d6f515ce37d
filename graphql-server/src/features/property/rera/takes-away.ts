import { fieldChanges } from '../../../kit/change/field-changes.ts';
import type { StoredConfiguration } from '../inventory/configuration.type.ts';
import { PropertyStatus } from '../property.type.ts';
import type { Price, Property } from '../property.type.ts';

type Changed = Partial<Property>;

const takenStatuses = [PropertyStatus.SOLD, PropertyStatus.OFF_MARKET, PropertyStatus.UNDER_OFFER];
/** What follows from the configurations. */
const derived = new Set(['areas', 'rooms', 'baths', 'balconies']);

/**
 * Whether a save only takes something away from what visitors see: the offer, a part of its price, a picture, an amenity, a
 * configuration. That never needs a check.
 */
export function onlyTakesAway(property: Changed, before: Property): boolean {
  if (!before.publishAt) return false;
  const fields = fieldChanges(before, property).map(({ field }) => field.split('.')[0] ?? field);
  return fields.every((field) => isTakenAway(field, property, before));
}

function isTakenAway(field: string, after: Changed, before: Property): boolean {
  switch (field) {
    case 'propertyStatus':
      return takenStatuses.some((status) => status === after.propertyStatus);
    case 'price':
      return isLower(after.price ?? null, before.price);
    case 'configurations':
      return areLess(after.configurations ?? [], before.configurations ?? []);
    case 'images':
      return isPart(after.images, before.images);
    case 'features':
      return isPart(after.features, before.features);
    case 'amenities':
      return isPart(after.amenities, before.amenities);
    case 'privateFacts':
    case 'sample':
    case 'slug':
      return true;
    default:
      return derived.has(field) && hasFewer(after, before);
  }
}

/** Whether the facts follow from configurations, and these are less; without any, the form states the facts itself. */
function hasFewer(after: Changed, before: Property): boolean {
  const former = before.configurations ?? [];
  return former.length > 0 && areLess(after.configurations ?? [], former);
}

/** Whether each is among those before, in any order. */
function isPart(after: readonly unknown[] = [], before: readonly unknown[]): boolean {
  const former = new Set(before.map((one) => JSON.stringify(one)));
  return after.every((one) => former.has(JSON.stringify(one)));
}

/** Whether a price went down, or was taken away. */
function isLower(after: Price | null, before: Price | null): boolean {
  if (!after) return true;
  if (!before) return false;
  return after.from <= before.from && (after.to ?? after.from) <= (before.to ?? before.from);
}

/** Whether configurations went, or their prices went down. */
function areLess(after: readonly StoredConfiguration[], before: readonly StoredConfiguration[]): boolean {
  if (after.length === 0) return before.length === 0;
  const former = new Map(before.map((part) => [part.key, part]));
  return after.every((part) => {
    const was = former.get(part.key);
    return was !== undefined && isLower(bandOf(part), bandOf(was)) && factsOf(part) === factsOf(was);
  });
}

function bandOf({ priceFrom, priceTo }: StoredConfiguration): Price | null {
  return priceFrom ? { from: priceFrom, to: priceTo ?? null } : null;
}

function factsOf(part: StoredConfiguration): string {
  return JSON.stringify({ ...part, priceFrom: null, priceTo: null, pricedOn: null });
}
