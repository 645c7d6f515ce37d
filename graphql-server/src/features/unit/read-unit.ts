import { dayInIndia } from '../../base/clock.ts';
import { AppError } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import { isDay } from 'domain/text/day.ts';
import type { Property } from '../property/property.type.ts';
import { SavedUnitInput, UnitStatus } from './unit.type.ts';
import type { StoredUnit, UnitFailure } from './unit.type.ts';

export type Failure = Omit<UnitFailure, 'index'>;
type Values = Omit<StoredUnit, '_id' | 'itemId' | 'revision'>;

const sentences = {
  tower: 'The property has no such tower.',
  configuration: 'The property has no such configuration.',
  floor: (tower: string, floors: number) => `${tower} has ${floors} ${floors === 1 ? 'floor' : 'floors'}.`,
  noEnd: 'Please enter when the hold ends.',
  ended: 'This time has passed. Please choose a later end for the hold.',
  endWithout: 'Only a hold can have an end.',
  carpet: 'The carpet area cannot be larger than the super area.',
  rate: 'Please enter a rate above zero.',
  both: 'Please enter a price or a rate, not both.',
  charge: (name: string) => `The cost sheet of the property has no charge “${name}”.`,
  day: 'This date does not exist.',
  ahead: 'This day is in the future.',
};

/** A unit number in the form in which two are compared: without capitals and white space. */
export function numberKeyOf(number: string): string {
  return number.toLowerCase().replace(/\s+/g, '');
}

/** The values of a unit, or the first thing that is wrong with it. */
export function readUnit(
  property: Property,
  raw: SavedUnitInput,
  now: Date,
): { id?: string | null; revision?: number | null; values: Values } | Failure {
  let input: SavedUnitInput;
  try {
    input = checkInput(SavedUnitInput, raw);
  } catch (error) {
    const [wrong] = error instanceof AppError ? Object.entries(error.details.fields ?? {}) : [];
    if (!wrong) throw error;
    return { field: wrong[0], message: wrong[1] };
  }
  const wrong = wrongParts(property, input) ?? wrongHold(input, now) ?? wrongDay(input);
  if (wrong) return wrong;
  const { number, tower, configuration = null, status, holdUntil } = input;
  const isHold = status === UnitStatus.HOLD;
  return {
    id: input.id,
    revision: input.revision,
    values: {
      ...{ number, numberKey: numberKeyOf(number), tower, configuration },
      ...{ floor: input.floor ?? null, facing: input.facing ?? null },
      ...{ locationCharges: input.locationCharges ?? [], carpet: input.carpet ?? null },
      ...{ superArea: input.superArea ?? null, price: input.price ?? null, rate: input.rate ?? null },
      ...{ status: status ?? UnitStatus.AVAILABLE, holdUntil: holdUntil ?? null },
      ...{
        holder: isHold ? (input.holder ?? null) : null,
        source: input.source ?? null,
        asOn: input.asOn ?? null,
      },
    },
  };
}

/** What contradicts the towers, the configurations and the charges of the property, published or in its draft. */
function wrongParts(property: Property, input: SavedUnitInput): Failure | null {
  const drafted = withDraft(property);
  const tower = partOf(drafted.towers, input.tower) ?? partOf(property.towers, input.tower);
  if (!tower) return { field: 'tower', message: sentences.tower };
  const { configuration, floor, price, rate, locationCharges } = input;
  const part = configuration
    ? (partOf(drafted.configurations, configuration) ?? partOf(property.configurations, configuration))
    : null;
  if (configuration && !part) return { field: 'configuration', message: sentences.configuration };
  if (floor && tower.floors && floor > tower.floors)
    return { field: 'floor', message: sentences.floor(tower.name, tower.floors) };
  const carpet = input.carpet ?? part?.carpet;
  const superArea = input.superArea ?? part?.superArea;
  if (carpet && superArea && carpet > superArea)
    return { field: input.carpet ? 'carpet' : 'superArea', message: sentences.carpet };
  if (rate && Number(rate) <= 0) return { field: 'rate', message: sentences.rate };
  if (price && rate) return { field: 'rate', message: sentences.both };
  const charges = drafted.costs?.locationCharges;
  const strange = charges && locationCharges?.find((name) => charges.every((one) => one.name !== name));
  return strange ? { field: 'locationCharges', message: sentences.charge(strange) } : null;
}

function partOf<Part extends { key: string }>(parts: readonly Part[] | undefined, key: string) {
  return parts?.find((part) => part.key === key) ?? null;
}

function wrongHold({ status, holdUntil }: SavedUnitInput, now: Date): Failure | null {
  const isHold = status === UnitStatus.HOLD;
  if (isHold && !holdUntil) return { field: 'holdUntil', message: sentences.noEnd };
  if (isHold && holdUntil && holdUntil <= now) return { field: 'holdUntil', message: sentences.ended };
  if (!isHold && holdUntil) return { field: 'holdUntil', message: sentences.endWithout };
  return null;
}

function wrongDay({ asOn }: SavedUnitInput): Failure | null {
  if (!asOn) return null;
  if (!isDay(asOn)) return { field: 'asOn', message: sentences.day };
  return asOn > dayInIndia() ? { field: 'asOn', message: sentences.ahead } : null;
}
