import { derivedFacts } from '../../property/inventory/configured.ts';
import type { StoredConfiguration } from '../../property/inventory/configuration.type.ts';
import { stageOf } from '../../property/facts/property-stage.ts';
import type { Price, Property } from '../../property/property.type.ts';
import type { SeenConfiguration, SeenFacts } from '../alerts.ts';

/** A configuration before and after a change; without one of them it is new, or no longer offered. */
interface ChangedConfiguration {
  key: string;
  before: SeenConfiguration | undefined;
  after: SeenConfiguration | undefined;
}

/** What alerts compare of a home. */
export function seenFactsOf(
  property: Pick<Property, 'price' | 'propertyStatus' | 'completion' | 'configurations'> &
    Partial<Pick<Property, 'stage'>>,
): Required<SeenFacts> {
  const { price, propertyStatus: status, configurations = [] } = property;
  return { price, status, stage: stageOf(property), configurations: configurations.map(seenConfiguration) };
}

/** What searches and e-mails need of a configuration. */
function seenConfiguration(part: StoredConfiguration): SeenConfiguration {
  const { key, name, bedrooms = null, study = null, baths = null, balconies = null } = part;
  const { carpet = null, builtUp = null, superArea = null, priceFrom = null, priceTo = null } = part;
  return {
    ...{ key, name, bedrooms, study, baths, balconies },
    ...{ carpet, builtUp, superArea, priceFrom, priceTo },
  };
}

/**
 * The configurations whose price changed, that are new, and that are gone; null where the home is compared as a whole, because
 * it has none, had none, or was seen before they were noted.
 */
export function changedConfigurations(before: SeenFacts, after: SeenFacts): ChangedConfiguration[] | null {
  if (!before.configurations?.length || !after.configurations?.length) return null;
  const former = new Map(before.configurations.map((part) => [part.key, part]));
  const present = new Map(after.configurations.map((part) => [part.key, part]));
  return [...new Set([...present.keys(), ...former.keys()])]
    .map((key) => ({ key, before: former.get(key), after: present.get(key) }))
    .filter((part) => !part.before || !part.after || !isSamePrice(bandOf(part.before), bandOf(part.after)));
}

/** Whether visitors are told of the difference: a price, the status or the stage. */
export function isNews(before: SeenFacts, after: SeenFacts): boolean {
  if (before.status !== after.status || before.stage !== after.stage) return true;
  const changed = changedConfigurations(before, after);
  return changed ? changed.length > 0 : !isSamePrice(before.price, after.price);
}

/** A home with the facts of another moment; configurations that were not noted at that moment stay as they are. */
export function asItWas(
  property: Property,
  { price, status, stage, configurations = property.configurations ?? [] }: SeenFacts,
): Property {
  return { ...property, price, propertyStatus: status, stage, configurations };
}

/** A home as if it had this configuration alone. */
export function asOne(property: Property, configuration: SeenConfiguration): Property {
  const configurations = [configuration];
  return { ...property, ...derivedFacts(property, configurations), configurations };
}

export function bandOf({ priceFrom, priceTo }: SeenConfiguration): Price | null {
  return typeof priceFrom === 'number' ? { from: priceFrom, to: priceTo ?? null } : null;
}

export function isSamePrice(one: Price | null, other: Price | null): boolean {
  return one?.from === other?.from && (one?.to ?? null) === (other?.to ?? null);
}
