import { carpetText, homeKind } from 'domain/property/home-name.ts';
import { choiceFields } from 'domain/property/property-choices.ts';
import type { Facing } from 'domain/schema.generated.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { allInSteps } from './all-in-steps.ts';
import { isFree } from './stack.ts';
import type { StackUnit } from './stack.ts';
import { listParameters } from './unit-parameters.ts';

export interface FreeHome {
  unit: StackUnit;
  /** “3 BHK, 1,480 sq ft”; empty if neither is known. */
  type: string;
  /** The name of its tower, if there are units of several. */
  tower: string;
  /** Rupees; null is on request. */
  price: number | null;
  total: number | null;
}

interface Band {
  key: string;
  from: number;
  to: number;
}

type Shown = Pick<PropertyDetailsFragment, 'availability' | 'configurations' | 'towers' | 'unitsAllIn'>;

/** The homes that are free, the lowest all-in price first; those on request come last, the lowest floor first. */
export function freeHomes({ availability, configurations, towers, unitsAllIn }: Shown): FreeHome[] {
  const units = availability?.units ?? [];
  const prices = new Map(unitsAllIn.map((price) => [price.unit, price]));
  const severalTowers = new Set(units.map(({ tower }) => tower)).size > 1;
  return units
    .filter(isFree)
    .map((unit) => {
      const part = configurations.find(({ key }) => key === unit.configuration);
      const { price = null, total = null } = prices.get(unit.id ?? '') ?? {};
      const carpet = carpetText({ carpet: unit.carpet ?? part?.carpet ?? null });
      return {
        unit,
        type: [part && homeKind(part), carpet].filter(Boolean).join(', '),
        tower: severalTowers ? (towers.find(({ key }) => key === unit.tower)?.name ?? '') : '',
        ...{ price, total },
      };
    })
    .sort((one, other) => (one.total ?? Infinity) - (other.total ?? Infinity) || byFloor(one, other));
}

function byFloor({ unit: one }: FreeHome, { unit: other }: FreeHome): number {
  return (one.floor ?? 0) - (other.floor ?? 0);
}

/** Thirds of the floors that have a free home; one band says nothing. */
export function floorBands(homes: readonly FreeHome[]): Band[] {
  const floors = homes.flatMap(({ unit: { floor } }) => floor ?? []);
  const [lowest, highest] = [Math.min(...floors), Math.max(...floors)];
  const step = Math.ceil((highest - lowest + 1) / 3);
  if (!(step > 1)) return [];
  return ['low', 'middle', 'high'].map((key, place) => ({
    key,
    from: lowest + place * step,
    to: Math.min(lowest + (place + 1) * step - 1, highest),
  }));
}

/** The homes that an address asks for, in the order that it asks for; what it names wrongly counts as not chosen. */
export function chosenHomes(homes: readonly FreeHome[], asked: URLSearchParams): FreeHome[] {
  const band = floorBands(homes).find(({ key }) => key === asked.get('floor'));
  const sides = facingsOf(homes);
  const facing = sides.find(([key]) => key === asked.get('facing'))?.[0];
  const type = typesOf(homes).find((name) => name === asked.get('type'));
  const most = mostAllIn(asked);
  const found = homes.filter(
    (home) =>
      (!type || home.type === type) &&
      (!most || (home.total !== null && home.total <= most)) &&
      (!facing || home.unit.facing === facing) &&
      (!band || (home.unit.floor !== null && home.unit.floor >= band.from && home.unit.floor <= band.to)),
  );
  const sort = asked.get('sort');
  if (sort === 'dear') return found.sort((one, other) => (other.total ?? -1) - (one.total ?? -1));
  if (sort === 'high') return found.sort((one, other) => byFloor(other, one));
  return found;
}

/** The highest all-in price that an address asks for, in rupees; null for any. */
export function mostAllIn(asked: URLSearchParams): number | null {
  const most = Number(asked.get('upTo'));
  return most > 0 && Number.isFinite(most) ? most : null;
}

/** Whether an address chooses or orders the free homes. */
export function isChosen(asked: URLSearchParams): boolean {
  return listParameters.some((name) => asked.get(name));
}

const mostStops = 10;

/** The all-in prices up to which homes are chosen; none where the prices are equal or not known. */
export function allInStops(homes: readonly FreeHome[]): number[] {
  return allInSteps(
    homes.flatMap(({ total }) => total ?? []),
    mostStops,
  );
}

/** The kinds of homes that are free, each once. */
export function typesOf(homes: readonly FreeHome[]): string[] {
  return [...new Set(homes.flatMap(({ type }) => type || []))];
}

/** The sides to which free homes look, with their words. */
export function facingsOf(homes: readonly FreeHome[]): [Facing, string][] {
  const sides = new Set(homes.map(({ unit }) => unit.facing));
  const all = Object.entries(choiceFields.facing.options) as [Facing, string][];
  return all.filter(([key]) => sides.has(key));
}
