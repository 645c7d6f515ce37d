import { parsePrice } from 'domain/money/parse-price.ts';
import { parseAreas, parseCompletion, parseCount } from 'domain/property/parse-facts.ts';
import type { ImportColumn } from 'domain/property/listing-columns.ts';
import { readChoice } from 'domain/text/choices.ts';
import { BuildStage, Facing, Furnishing, PropertyExtra, PropertyKind } from '../property/facts/facts.type.ts';
import type { AreaColumn } from './listing-cells.ts';
import { shownText } from './reading/listing-text.ts';
import type { FactField, ReadFact } from './reading/listing.type.ts';
import { readListing } from './reading/read-listing.ts';
import type { Known } from './reading/read-listing.ts';

/** What the cells of a line say besides the values of their columns. */
export interface CellNotes {
  extras: PropertyExtra[];
  remarks: string[];
  areas: Map<AreaColumn, string>;
  baths?: string;
  totalFloors?: string;
  stage?: BuildStage;
  possession?: string;
  isRent?: true;
  /** The column with the price of the line. */
  priced?: 'price' | 'rent';
}

export function emptyNotes(): CellNotes {
  return { extras: [], remarks: [], areas: new Map() };
}

/** How the reader of messages is asked about a cell that the form would refuse. */
interface Asked {
  /** Whether the form takes the text as it is. */
  isPlain: (text: string) => boolean;
  /** The cell as it would stand in a message; its parts, if each stands alone. */
  asMessages: (text: string) => string[];
  /** The facts that are the value of the column. */
  fields: readonly FactField[];
}

const area: Asked = {
  isPlain: (text) => 'value' in parseAreas(text) && !/[a-z]{5}/i.test(text),
  asMessages: (text) => [`area ${text}`],
  fields: ['area'],
};
const priced = (word: string): Asked => ({
  isPlain: (text) => 'value' in parsePrice(text) && !perMonth.test(text),
  asMessages: (text) => [`${word} ${text}`],
  fields: ['price'],
});
const choice = (choices: Record<string, string>, fields: readonly FactField[]): Asked => ({
  isPlain: (text) => readChoice(text, Object.values(choices)) !== undefined,
  asMessages: (text) => [text],
  fields,
});

const perMonth = /\bp\.?\s?m\b|\bmonth/i;
const directions = /\s*[;,/&+]\s*|\s+and\s+/i;

const asked: Partial<Record<ImportColumn, Asked>> = {
  bedrooms: {
    isPlain: (text) => 'value' in parseCount(text, 'rooms'),
    asMessages: (text) => [/bhk|bed/i.test(text) ? text : text.replace(/^\s*[\d.]+/, '$& BHK')],
    fields: ['rooms'],
  },
  ...{ price: priced('price'), rent: priced('rent'), lowest_price: priced('price') },
  ...{ area, super_area: area, carpet_area: area, built_up_area: area, plot_area: area },
  facing: {
    isPlain: (text) => text.split(directions).every((part) => readChoice(part, Object.values(Facing))),
    asMessages: (text) => text.split(directions).map((part) => `facing ${part}`),
    fields: ['facing', 'extras'],
  },
  furnishing: choice(Furnishing, ['furnishing']),
  kind: choice(PropertyKind, ['kind']),
  status: { isPlain: () => false, asMessages: (text) => [text], fields: ['stage', 'yearBuilt'] },
  possession: {
    isPlain: (text) => 'value' in parseCompletion(text),
    asMessages: (text) => [text],
    fields: ['stage', 'yearBuilt'],
  },
  floor: {
    isPlain: (text) => /^\d{1,3}$|^\d{4}-/.test(text),
    asMessages: (text) => [`floor ${text}`],
    fields: ['floor'],
  },
};

const furnishings: Record<string, Furnishing> = {
  ...{ sf: Furnishing.SEMI_FURNISHED, semi: Furnishing.SEMI_FURNISHED, ff: Furnishing.FURNISHED },
  ...{ fully: Furnishing.FURNISHED, full: Furnishing.FURNISHED, uf: Furnishing.UNFURNISHED },
};

/** Short forms that brokers use in cells and not in messages. */
const codes: Partial<Record<ImportColumn, (text: string, notes: CellNotes) => string>> = {
  furnishing: (text) => furnishings[text.toLowerCase().replaceAll(/[^a-z]/g, '')] ?? text,
  locality: (text) =>
    text.replace(
      /^(?:s(?:ec(?:tor|t)?)?)?[\s.-]*(\d{1,3}[a-z]?)$/i,
      (_, number: string) => `Sector ${number.toUpperCase()}`,
    ),
  price: (text) => (/^(?:on )?(?:call|ask|poa)\b/i.test(text) ? 'On Request' : text),
  owner_mobile: (text, { remarks }) => {
    const [first = '', ...others] = text.split(/\s*[/;,&]\s*/).filter(Boolean);
    if (others.length > 0) remarks.push(`Other numbers: ${others.join(', ')}`);
    return first;
  },
};

/**
 * A cell in the words of the form. What the form would refuse is read as the message of a broker is; what the cell says besides its
 * column goes to the notes. A cell that says nothing of its column stays as it is, to be refused with a sentence.
 */
export function plainCell(
  { column, heading, text: typed }: { column: ImportColumn; heading: string; text: string },
  notes: CellNotes,
  known: Known,
): string {
  if (!typed) return typed;
  if (column === 'price' || column === 'rent') notes.priced = column;
  const text = codes[column]?.(typed, notes) ?? typed;
  const how = asked[column];
  if (!how || how.isPlain(text)) return text;
  const read = how.asMessages(text).map((message) => readListing(shownText(message), known));
  const facts = read.flatMap((one) => one.facts);
  const own = facts.filter(({ field }) => how.fields.includes(field));
  const rest = read.map(({ remark }) => remark.replace(/^(?:facing|floor|price|area)$/i, '')).filter(Boolean);
  // A number that is left over contradicts what was read.
  const isWhole = read.every((one) => one.facts.length > 0) && !rest.some((words) => /\d/.test(words));
  if (own.length === 0 || !isWhole) return text;
  if (column === 'price' && perMonth.test(text)) notes.isRent = true;
  for (const fact of facts) note(fact, notes);
  if (rest.length > 0) notes.remarks.push(`${heading}: ${rest.join(', ')}`);
  return own.flatMap(({ field, value }) => (besides.has(field) ? [] : [value])).join('; ');
}

/** What goes to the notes even where it is the value of its column. */
const besides: ReadonlySet<FactField> = new Set([
  'area',
  'extras',
  'stage',
  'yearBuilt',
  'totalFloors',
  'baths',
]);

const basisColumns: [RegExp, AreaColumn][] = [
  [/ super built-up$/, 'super_area'],
  [/ built-up$/, 'built_up_area'],
  [/ carpet$/, 'carpet_area'],
  [/ plot$/, 'plot_area'],
];

function note({ field, value }: ReadFact, notes: CellNotes): void {
  const [pattern, column] = basisColumns.find(([end]) => end.test(value)) ?? [/$/, 'area' as const];
  switch (field) {
    case 'area':
      notes.areas.set(column, value.replace(pattern, ''));
      break;
    case 'extras':
      notes.extras.push(...[readChoice(value, Object.values(PropertyExtra)) ?? []].flat());
      break;
    case 'baths':
      notes.baths = value;
      break;
    case 'totalFloors':
      notes.totalFloors = value;
      break;
    case 'yearBuilt':
      notes.possession = value;
      break;
    case 'stage':
      if (value === 'READY') notes.possession = 'Ready to move';
      else notes.stage = readChoice(value, Object.values(BuildStage));
      break;
    default:
      break;
  }
}
