import { parseAreas, parseCompletion, parseCount } from 'domain/property/parse-facts.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import type { CountName } from 'domain/property/parse-facts.ts';
import type { Parsed } from 'domain/money/parse-price.ts';
import { badField } from '../../../base/errors.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { AreaBasis, AreaUnit } from '../property.type.ts';
import type { Area, Completion, CountRange, Price } from '../property.type.ts';

/**
 * Reads a price as people write it; null means “On Request”. Throws BAD_USER_INPUT with an example for
 * anything else.
 */
export function readPrice(text: string | undefined): Price | null {
  return accepted('price', parsePrice(text));
}

/**
 * Reads areas as people write them, separated by “;”, and puts carpet area first. Throws BAD_USER_INPUT for
 * anything else.
 */
export function readAreas(text: string | undefined): Area[] {
  return accepted('area', parseAreas(text)).map(({ unit, basis, ...size }) => ({
    ...size,
    unit: AreaUnit[unit],
    basis: basis && AreaBasis[basis],
  }));
}

/** Reads a number of rooms, baths or balconies. Throws BAD_USER_INPUT beside `field`. */
export function readCount(text: string | undefined, field: CountName): CountRange | null {
  return accepted(field, parseCount(text, field));
}

/**
 * Reads a year of completion, with its month or quarter if given, or “Ready to move”. Throws BAD_USER_INPUT
 * for anything else.
 */
export function readCompletion(text: string | undefined): Completion | null {
  return accepted('yearBuilt', parseCompletion(text));
}

/** A sentence for each typed fact that cannot be understood. */
export function factRefusals(typed: TypedFacts): FieldMessages {
  const read = {
    price: parsePrice,
    area: parseAreas,
    rooms: (text: string) => parseCount(text, 'rooms'),
    baths: (text: string) => parseCount(text, 'baths'),
    balconies: (text: string) => parseCount(text, 'balconies'),
    yearBuilt: parseCompletion,
  };
  const refusals: FieldMessages = {};
  for (const [field, parse] of Object.entries(read)) {
    const text: unknown = typed[field as keyof TypedFacts];
    if (typeof text !== 'string') continue;
    const parsed = parse(text);
    if ('refusal' in parsed) refusals[field] = parsed.refusal;
  }
  return refusals;
}

type TypedFacts = Partial<Record<'price' | 'area' | CountName | 'yearBuilt', string>>;

function accepted<Value>(field: string, parsed: Parsed<Value>): Value {
  if ('refusal' in parsed) throw badField(field, parsed.refusal);
  return parsed.value;
}
