import type { SavedUnitInput } from 'domain/schema.generated.ts';
import { readIndianInput } from 'domain/text/india-time.ts';
import type { SheetColumn } from '../../../../../office-kit/grid/sheet.ts';
import { formatDateTime, formatDay, groupRupees } from 'domain/text/format.ts';
import { parseDay, parseMoment } from 'domain/text/parse-day.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import type { Parsed } from 'domain/money/parse-price.ts';
import { choiceFields } from 'domain/property/property-choices.ts';
import { chooseOneOf } from './inventory-fields.ts';
import type { PropertyUnitsQuery } from '../../property-units.generated.ts';

type Unit = PropertyUnitsQuery['units'][number];
type Cells = Readonly<Record<string, string>>;
interface Named {
  key: string;
  name: string;
}

export const unitStatuses = [
  { value: 'AVAILABLE', label: 'Available' },
  { value: 'HOLD', label: 'Hold' },
  { value: 'BLOCKED_BY_BUILDER', label: 'Blocked by builder' },
  { value: 'BOOKED', label: 'Booked' },
  { value: 'AGREEMENT', label: 'Agreement' },
  { value: 'REGISTERED', label: 'Registered' },
  { value: 'NOT_RELEASED', label: 'Not released' },
  { value: 'RESALE', label: 'Resale' },
] as const;

/** The columns of the grid of units, with the towers and configurations of the project. */
export function unitColumns(towers: readonly Named[], configurations: readonly Named[]): SheetColumn[] {
  const choices = (parts: readonly Named[]) => parts.map(({ key, name }) => ({ value: key, label: name }));
  return [
    { name: 'number', label: 'Unit*', width: 6 },
    { name: 'tower', label: 'Tower*', width: 9, kind: 'choice', options: choices(towers) },
    {
      name: 'configuration',
      label: 'Configuration',
      width: 11,
      kind: 'choice',
      options: choices(configurations),
    },
    { name: 'floor', label: 'Floor', width: 4.5, kind: 'number' },
    { name: 'status', label: 'Status', width: 10, kind: 'choice', options: unitStatuses },
    { name: 'holdUntil', label: 'Hold until', width: 9.5, hint: '1 Dec 2026 18:00, in IST' },
    { name: 'holder', label: 'Held for', width: 8 },
    { name: 'price', label: 'Price', width: 8, kind: 'number', hint: 'Empty: as its configuration' },
    {
      name: 'rate',
      label: 'Rate, ₹ per sq ft',
      width: 7,
      kind: 'number',
      hint: 'By carpet area, instead of a price',
    },
    { name: 'carpet', label: 'Carpet, sq ft', width: 6.5, kind: 'number', hint: 'If it differs' },
    {
      name: 'superArea',
      label: 'Super, sq ft',
      width: 6.5,
      kind: 'number',
      hint: 'If it differs; not a legal measure',
    },
    {
      name: 'facing',
      label: 'Facing',
      width: 7,
      kind: 'choice',
      options: Object.entries(choiceFields.facing.options).map(([value, label]) => ({ value, label })),
    },
    { name: 'locationCharges', label: 'PLC', width: 10, hint: 'Park facing; Corner' },
    { name: 'source', label: 'Source', width: 9 },
    { name: 'asOn', label: 'As on', width: 7.5, hint: '30 Nov 2026' },
  ];
}

/** A stored unit as a row; `id` and `revision` have no column. */
export function unitCells(unit: Unit): Record<string, string> {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    ...{ id: unit.id, revision: String(unit.revision), number: unit.number, tower: unit.tower },
    ...{
      configuration: unit.configuration ?? '',
      floor: text(unit.floor),
      status: unit.status ?? 'AVAILABLE',
    },
    holdUntil: unit.holdUntil ? formatDateTime(unit.holdUntil) : '',
    ...{ holder: unit.holder ?? '', price: unit.price === null ? '' : groupRupees(unit.price) },
    ...{ rate: unit.rate ?? '', carpet: text(unit.carpet), superArea: text(unit.superArea) },
    facing: unit.facing ?? '',
    locationCharges: (unit.locationCharges ?? []).join('; '),
    ...{ source: unit.source ?? '', asOn: unit.asOn ? formatDay(unit.asOn) : '' },
  };
}

const notANumber = 'Please enter a number.';

/** A row as a unit to save; `wrong` names the cells that cannot be read. */
export function readUnit(cells: Cells, columns: readonly SheetColumn[]) {
  const wrong: Record<string, string> = {};
  const text = (name: string) => cells[name]?.trim() || null;
  const number = (name: string) => {
    const typed = (text(name) ?? '').replaceAll(/[,\s]/g, '');
    if (typed && !/^-?\d{1,9}(\.\d{1,2})?$/.test(typed)) wrong[name] = notANumber;
    return typed ? Number(typed) : null;
  };
  for (const { name, kind, options = [] } of columns)
    if (kind === 'choice' && text(name) && !options.some(({ value }) => value === text(name)))
      wrong[name] = chooseOneOf(options);
  const read = <Value>(name: string, parsed: Parsed<Value>) => {
    if ('value' in parsed) return parsed.value;
    wrong[name] = parsed.refusal;
    return null;
  };
  const price = read('price', parsePrice(text('price')));
  const hold = read('holdUntil', parseMoment(text('holdUntil')));
  const asOn = read('asOn', parseDay(text('asOn')));
  const unit = {
    ...{ id: text('id'), revision: Number(text('revision') ?? 0), number: text('number') ?? '' },
    ...{ tower: text('tower') ?? '', configuration: text('configuration'), floor: number('floor') },
    ...{
      status: text('status'),
      holdUntil: hold && readIndianInput(hold),
      holder: text('holder'),
      carpet: number('carpet'),
    },
    ...{ superArea: number('superArea'), rate: text('rate')?.replaceAll(/[₹,\s]/g, '') ?? null },
    price: price?.from ?? null,
    facing: text('facing'),
    locationCharges: (text('locationCharges') ?? '').split(';').flatMap((name) => name.trim() || []),
    ...{ source: text('source'), asOn },
  } as SavedUnitInput;
  return { unit, wrong };
}
