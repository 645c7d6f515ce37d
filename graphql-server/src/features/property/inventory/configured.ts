import { dayInIndia } from '../../../base/clock.ts';
import { AreaBasis, AreaUnit } from '../property.type.ts';
import type { Area, CountRange, Price, Property } from '../property.type.ts';
import type { ConfigurationTerms, StoredConfiguration } from './configuration.type.ts';
import { withKeys } from './named-parts.ts';
import type { Tower, TowerTerms } from './tower.type.ts';

type Derived = Pick<Property, 'price' | 'areas' | 'rooms' | 'baths' | 'balconies'>;
type Inventory = Pick<Property, 'configurations' | 'towers'>;
interface Typed {
  configurations?: ConfigurationTerms[];
  towers?: TowerTerms[];
}

/**
 * The facts of a property with its configurations and towers; without a word about them, the stored ones stay. Price, areas
 * (but the plot), rooms, baths and balconies of a property with configurations follow from them.
 */
export function withInventory<Facts extends Derived & Typed>(
  facts: Facts,
  stored?: Inventory,
): Omit<Facts, 'configurations' | 'towers'> & Required<Inventory> {
  const configurations = facts.configurations
    ? toStore(facts.configurations, stored?.configurations ?? [])
    : (stored?.configurations ?? []);
  const towers: Tower[] = facts.towers ? withKeys(facts.towers, 'tower') : (stored?.towers ?? []);
  return { ...facts, ...derivedFacts(facts, configurations), configurations, towers };
}

/** A price that changed without a new day is of today. */
function toStore(
  list: readonly ConfigurationTerms[],
  stored: readonly StoredConfiguration[],
): StoredConfiguration[] {
  const former = new Map(stored.map((part) => [part.key, part]));
  return withKeys(list, 'configuration').map((part) => {
    const before = former.get(part.key);
    const { priceFrom = null, priceTo = null, pricedOn: typed } = part;
    const isSame = before?.priceFrom === priceFrom && before.priceTo === single(priceFrom, priceTo);
    const day = isSame ? (typed ?? before.pricedOn) : typed === before?.pricedOn ? null : typed;
    return {
      ...{ key: part.key, name: part.name, bedrooms: part.bedrooms ?? null },
      ...{ study: part.study ?? false, servant: part.servant ?? false },
      ...{ baths: part.baths ?? null, balconies: part.balconies ?? null },
      ...{ carpet: part.carpet ?? null, balconyArea: part.balconyArea ?? null },
      ...{ builtUp: part.builtUp ?? null, superArea: part.superArea ?? null },
      ...{ planId: part.planId?.toLowerCase() ?? null },
      planRooms: part.planRooms?.length
        ? part.planRooms.map(({ name, length, width, x = null, y = null }) => ({ name, length, width, x, y }))
        : null,
      priceFrom,
      priceTo: single(priceFrom, priceTo),
      pricedOn: priceFrom === null ? null : (day ?? dayInIndia()),
    };
  });
}

/** A band whose ends are the same is a single price. */
function single(from: number | null, to: number | null): number | null {
  return to === from ? null : to;
}

/** What the page and the lists say of a property with configurations: from the least to the most of its parts. */
export function derivedFacts(facts: Derived, configurations: readonly StoredConfiguration[]): Derived {
  const { price, areas, rooms, baths, balconies } = facts;
  if (configurations.length === 0) return { price, areas, rooms, baths, balconies };
  const area = (basis: AreaBasis, sizes: (number | null | undefined)[]): Area[] => {
    const range = rangeOf(sizes);
    return range ? [{ ...range, unit: AreaUnit.SQ_FT, basis }] : [];
  };
  return {
    price: bandOf(configurations),
    areas: [
      ...area(
        AreaBasis.CARPET,
        configurations.map(({ carpet }) => carpet),
      ),
      ...area(
        AreaBasis.BUILT_UP,
        configurations.map(({ builtUp }) => builtUp),
      ),
      ...area(
        AreaBasis.SUPER_BUILT_UP,
        configurations.map(({ superArea }) => superArea),
      ),
      ...areas.filter(({ basis }) => basis === AreaBasis.PLOT),
    ],
    rooms: rangeOf(configurations.map(roomsOf)),
    baths: rangeOf(configurations.map((part) => part.baths)),
    balconies: rangeOf(configurations.map((part) => part.balconies)),
  };
}

/** Its rooms as properties count them: a study is a half. */
export function roomsOf({ bedrooms, study }: ConfigurationTerms): number | null {
  return typeof bedrooms === 'number' ? bedrooms + (study ? 0.5 : 0) : null;
}

function bandOf(configurations: readonly StoredConfiguration[]): Price | null {
  const from = rangeOf(configurations.map(({ priceFrom }) => priceFrom));
  const to = rangeOf(configurations.map(({ priceFrom, priceTo }) => priceTo ?? priceFrom));
  if (!from || !to) return null;
  return { from: from.min, to: to.max > from.min ? to.max : null };
}

/** The configuration with the lowest price, or the lowest of the totals given by key; without any price, the first. */
export function cheapestOf(
  configurations: readonly StoredConfiguration[],
  totals?: ReadonlyMap<string | null, number>,
): StoredConfiguration | undefined {
  const priceOf = ({ key, priceFrom }: StoredConfiguration) =>
    (totals ? totals.get(key) : priceFrom) ?? Infinity;
  return configurations.reduce<StoredConfiguration | undefined>(
    (least, part) => (least && priceOf(least) <= priceOf(part) ? least : part),
    undefined,
  );
}

function rangeOf(values: readonly (number | null | undefined)[]): CountRange | null {
  const known = values.filter((value) => typeof value === 'number');
  if (known.length === 0) return null;
  return { min: Math.min(...known), max: Math.max(...known) };
}

/** The first moment of the oldest day of its prices; null if no configuration has a price. */
export function oldestPriceOf(configurations: readonly StoredConfiguration[] | undefined): Date | null {
  const days = (configurations ?? []).flatMap(({ priceFrom, pricedOn }) =>
    typeof priceFrom === 'number' && pricedOn ? [pricedOn] : [],
  );
  const [oldest] = days.sort();
  return oldest ? new Date(`${oldest}T00:00:00+05:30`) : null;
}

/** The same configurations with their prices as of today. */
export function confirmedToday(configurations: readonly StoredConfiguration[]): StoredConfiguration[] {
  const pricedOn = dayInIndia();
  return configurations.map((part) => (part.priceFrom ? { ...part, pricedOn } : part));
}

/** The names of the configurations with a price but without a carpet area, which no advertisement may have. */
export function pricedWithoutCarpet({ configurations }: Pick<Property, 'configurations'>): string[] {
  return (configurations ?? []).flatMap(({ name, priceFrom, carpet }) =>
    typeof priceFrom === 'number' && typeof carpet !== 'number' ? [name] : [],
  );
}
