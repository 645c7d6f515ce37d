import type { ConfigurationInput, PlanRoomInput, TowerInput } from 'domain/schema.generated.ts';
import { formatDay, priceText } from 'domain/text/format.ts';
import { parseDay } from 'domain/text/parse-day.ts';
import { parsePrice } from 'domain/money/parse-price.ts';
import type { SheetColumn } from '../../../../../office-kit/grid/sheet.ts';
import { roomsIn, roomsText } from '../rooms/plan-rooms.ts';
import type { EditedPropertyQuery } from '../../property-admin.generated.ts';

type Edited = NonNullable<EditedPropertyQuery['property']>;
type Cells = Readonly<Record<string, string>>;

/** The columns of the grid of configurations; the plan has its choices from the pictures of the form. */
export const configurationColumns = [
  { name: 'name', label: 'Name*', width: 11 },
  { name: 'bedrooms', label: 'Bedrooms', width: 5.5, kind: 'number', hint: '0 is a studio' },
  { name: 'study', label: 'Study', width: 4, kind: 'tick' },
  { name: 'servant', label: 'Servant', width: 4.5, kind: 'tick' },
  { name: 'baths', label: 'Baths', width: 4.5, kind: 'number' },
  { name: 'balconies', label: 'Balconies', width: 5.5, kind: 'number' },
  { name: 'carpet', label: 'Carpet, sq ft', width: 6.5, kind: 'number' },
  { name: 'balconyArea', label: 'Balcony, sq ft', width: 6.5, kind: 'number' },
  { name: 'builtUp', label: 'Built-up, sq ft', width: 6.5, kind: 'number' },
  { name: 'superArea', label: 'Super, sq ft (not a legal measure)', width: 7, kind: 'number' },
  { name: 'price', label: 'Price or band', width: 10.5, kind: 'number', hint: '95 lakh, or 1.4–1.55 Cr' },
  { name: 'pricedOn', label: 'Price as on', width: 7.5, hint: 'Empty: today' },
  { name: 'planId', label: 'Plan', width: 8, kind: 'choice' },
  { name: 'planRooms', label: 'Rooms of the plan, ft', width: 16, hint: 'Living 22 x 11.5; Kitchen 9 x 8' },
] as const satisfies SheetColumn[];

export const towerStatuses = [
  { value: 'PLANNED', label: 'Not begun' },
  { value: 'UNDER_CONSTRUCTION', label: 'Under construction' },
  { value: 'COMPLETED', label: 'Completed' },
] as const;

export const towerColumns = [
  { name: 'name', label: 'Name*', width: 9 },
  { name: 'floors', label: 'Floors', width: 5, kind: 'number' },
  { name: 'unitsPerFloor', label: 'Units a floor', width: 6, kind: 'number' },
  { name: 'lifts', label: 'Lifts', width: 4.5, kind: 'number' },
  { name: 'status', label: 'Status', width: 12, kind: 'choice', options: towerStatuses },
  { name: 'certificateNumber', label: 'Completion certificate', width: 11 },
  { name: 'certificateDate', label: 'Its day', width: 7.5, hint: '30 Nov 2026' },
] as const satisfies SheetColumn[];

const sentences = {
  name: 'Please enter a name.',
  number: 'Please enter a number.',
  rooms: 'Please write rooms such as Living 22 x 11.5; Kitchen 9 x 8.',
};

/** The sentence for a cell, often pasted, that has a word of its own. */
export const chooseOneOf = (options: readonly { label: string }[]) =>
  `Please choose one of these: ${options.map(({ label }) => label).join(', ')}.`;

/** Stored configurations and towers as the texts of the form. */
export function inventoryTexts({ configurations, towers }: Pick<Edited, 'configurations' | 'towers'>) {
  return {
    configurations: rowsText(
      configurations.map((part) => ({
        ...{ key: part.key, name: part.name, bedrooms: text(part.bedrooms) },
        ...{ study: part.study ? 'yes' : '', servant: part.servant ? 'yes' : '' },
        ...{ baths: text(part.baths), balconies: text(part.balconies), carpet: text(part.carpet) },
        ...{
          balconyArea: text(part.balconyArea),
          builtUp: text(part.builtUp),
          superArea: text(part.superArea),
        },
        price: part.priceFrom ? priceText({ from: part.priceFrom, to: part.priceTo }) : '',
        ...{ pricedOn: part.pricedOn ? formatDay(part.pricedOn) : '', planId: part.planId ?? '' },
        planRooms: roomsText(part.planRooms ?? []),
      })),
    ),
    towers: rowsText(
      towers.map((part) => ({
        ...{ key: part.key, name: part.name, floors: text(part.floors), lifts: text(part.lifts) },
        ...{ unitsPerFloor: text(part.unitsPerFloor), status: part.status ?? '' },
        ...{
          certificateNumber: part.certificateNumber ?? '',
          certificateDate: part.certificateDate ? formatDay(part.certificateDate) : '',
        },
      })),
    ),
  };
}

/** Rows as a text of the form, where no rows are an empty field. */
export function rowsText(rows: readonly object[]): string {
  return rows.length > 0 ? JSON.stringify(rows) : '';
}

const text = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');

/** The rows that a text of the form holds; none for a text that is no list, because people can edit a browser’s storage. */
export function rowsOf(typed: string): Cells[] {
  try {
    const rows: unknown = JSON.parse(typed || '[]');
    if (!Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown) => (isCells(row) ? [row] : []));
  } catch {
    return [];
  }
}

function isCells(row: unknown): row is Cells {
  return (
    typeof row === 'object' && row !== null && Object.values(row).every((value) => typeof value === 'string')
  );
}

/**
 * Reads both grids; `wrong` names cells that cannot be read, as the server would: `configurations.0.carpet`. A grid that is
 * not there, because its code did not arrive, leaves what is stored.
 */
export function readInventory(typed: (name: string) => string | undefined) {
  const wrong: Record<string, string> = {};
  const rows = (name: string) => {
    const value = typed(name);
    return value === undefined ? undefined : rowsOf(value);
  };
  const configurations = rows('configurations')?.map((cells, index) =>
    readConfiguration(new Row(cells, `configurations.${index}`, wrong)),
  );
  const towers = rows('towers')?.map((cells, index) => readTower(new Row(cells, `towers.${index}`, wrong)));
  return { configurations, towers, wrong };
}

/** The cells of a row as values; what cannot be read is noted. */
class Row {
  constructor(
    private readonly cells: Cells,
    private readonly path: string,
    private readonly wrong: Record<string, string>,
  ) {}

  text(name: string): string | null {
    return this.cells[name]?.trim() || null;
  }

  name(): string {
    const typed = this.text('name');
    if (!typed) this.refuse('name', sentences.name);
    return typed ?? '';
  }

  number(name: string): number | null {
    const typed = (this.text(name) ?? '').replaceAll(/[,\s]|sq\.?\s*ft\.?/gi, '');
    if (!typed) return null;
    if (!/^-?\d{1,9}(\.\d{1,4})?$/.test(typed)) this.refuse(name, sentences.number);
    return Number(typed);
  }

  day(name: string): string | null {
    const day = parseDay(this.text(name));
    if ('value' in day) return day.value;
    this.refuse(name, day.refusal);
    return null;
  }

  refuse(name: string, sentence: string): void {
    this.wrong[`${this.path}.${name}`] = sentence;
  }
}

function readConfiguration(row: Row): ConfigurationInput {
  const price = parsePrice(row.text('price'));
  if ('refusal' in price) row.refuse('price', price.refusal);
  const { from = null, to = null } = 'value' in price ? (price.value ?? {}) : {};
  return {
    ...{ key: row.text('key'), name: row.name(), bedrooms: row.number('bedrooms') },
    ...{ study: row.text('study') === 'yes', servant: row.text('servant') === 'yes' },
    ...{ baths: row.number('baths'), balconies: row.number('balconies'), carpet: row.number('carpet') },
    ...{ balconyArea: row.number('balconyArea'), builtUp: row.number('builtUp') },
    ...{ superArea: row.number('superArea'), priceFrom: from, priceTo: to },
    ...{ pricedOn: row.day('pricedOn'), planId: row.text('planId'), planRooms: readRooms(row) },
  };
}

function readRooms(row: Row): PlanRoomInput[] {
  const rooms = roomsIn(row.text('planRooms') ?? '');
  if (!rooms) row.refuse('planRooms', sentences.rooms);
  return rooms ?? [];
}

function readTower(row: Row): TowerInput {
  const status = row.text('status');
  const known = towerStatuses.find(({ value }) => value === status);
  if (status && !known) row.refuse('status', chooseOneOf(towerStatuses));
  return {
    ...{ key: row.text('key'), name: row.name(), floors: row.number('floors'), lifts: row.number('lifts') },
    ...{ unitsPerFloor: row.number('unitsPerFloor'), status: known?.value ?? null },
    ...{ certificateNumber: row.text('certificateNumber'), certificateDate: row.day('certificateDate') },
  };
}
