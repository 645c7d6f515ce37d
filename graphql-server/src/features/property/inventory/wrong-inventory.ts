import { dayInIndia } from '../../../base/clock.ts';
import type { FieldMessages } from '../../../base/errors.ts';
import { isDay } from 'domain/text/day.ts';
import type { ConfigurationTerms } from './configuration.type.ts';
import { namedTwice } from './named-parts.ts';
import { TowerStatus } from './tower.type.ts';
import type { TowerTerms } from './tower.type.ts';

interface Typed {
  configurations?: ConfigurationTerms[];
  towers?: TowerTerms[];
}

/** The configurations and towers that contradict themselves or each other, by their paths. */
export function wrongInventory({ configurations, towers }: Typed): FieldMessages {
  const wrong: FieldMessages = {};
  for (const [index, part] of listOf(configurations).entries())
    for (const [field, sentence] of Object.entries(wrongConfiguration(part)))
      wrong[`configurations.${index}.${field}`] = sentence;
  for (const [index, part] of listOf(towers).entries())
    for (const [field, sentence] of Object.entries(wrongTower(part)))
      wrong[`towers.${index}.${field}`] = sentence;
  return {
    ...wrong,
    ...namedTwice(listOf(configurations), 'configurations', 'configuration'),
    ...namedTwice(listOf(towers), 'towers', 'tower'),
  };
}

/** What no home can be. */
export function wrongConfiguration(part: ConfigurationTerms): FieldMessages {
  const { carpet, balconyArea, builtUp, superArea, priceFrom, priceTo, baths } = part;
  const wrong: FieldMessages = {};
  if (isMore(carpet, builtUp)) wrong.carpet = 'The carpet area cannot be larger than the built-up area.';
  else if (isMore(carpet, superArea)) wrong.carpet = 'The carpet area cannot be larger than the super area.';
  if (isMore(builtUp, superArea)) wrong.builtUp = 'The built-up area cannot be larger than the super area.';
  if (isMore(balconyArea, builtUp ?? superArea))
    wrong.balconyArea = `The balcony area cannot be larger than the ${builtUp ? 'built-up' : 'super'} area.`;
  if (isMore(priceFrom, priceTo)) wrong.priceTo = 'The highest price is below the lowest.';
  if (isKnown(priceTo) && !isKnown(priceFrom)) wrong.priceFrom = 'Please enter the lowest price.';
  if (isKnown(baths) && !Number.isInteger(baths * 2)) wrong.baths = 'Please enter a number such as 2 or 2.5.';
  return { ...wrong, ...wrongDay('pricedOn', part.pricedOn) };
}

function wrongTower({ status, certificateDate, certificateNumber }: TowerTerms): FieldMessages {
  const isEarly = status && status !== TowerStatus.COMPLETED && (certificateDate ?? certificateNumber);
  return {
    ...(isEarly && { status: 'A tower with a completion certificate is completed.' }),
    ...wrongDay('certificateDate', certificateDate),
  };
}

function wrongDay(field: string, day: string | null | undefined): FieldMessages {
  if (typeof day !== 'string' || day === '') return {};
  if (!isDay(day)) return { [field]: 'This date does not exist.' };
  return day > dayInIndia() ? { [field]: 'This day is in the future.' } : {};
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number';
}

function isMore(one: number | null | undefined, other: number | null | undefined): boolean {
  return isKnown(one) && isKnown(other) && one > other;
}

function listOf<Part>(parts: Part[] | undefined): Part[] {
  return Array.isArray(parts) ? parts.filter((part) => typeof part === 'object' && part !== null) : [];
}
