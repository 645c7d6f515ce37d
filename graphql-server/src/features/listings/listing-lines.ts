import type { WithId } from 'mongodb';
import { importColumns } from 'domain/property/listing-columns.ts';
import type { ImportColumn } from 'domain/property/listing-columns.ts';
import { firstSize, homeWords, madeAddress, madeTitle } from 'domain/property/made-texts.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import type { PropertyInput } from '../property/property.input.ts';
import type { Property } from '../property/property.type.ts';
import { readFacts } from '../property/property-values.ts';
import { settings } from '../company/site-settings.service.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import { readExternalId } from '../../kit/external/external-ids.ts';
import type { ExternalId } from '../../kit/external/external-id.type.ts';
import type { FileRow } from '../../kit/import/headings.ts';
import type { CellError, ReadHeading } from '../../kit/import/import.type.ts';
import { emptyNotes, plainCell } from './broker-cells.ts';
import type { CellNotes } from './broker-cells.ts';
import { cellErrors, columnOf, WrongCell } from './cell-errors.ts';
import { joinNotes } from './join-notes.ts';
import { knownListings, nameKey, ourId } from './known-listings.ts';
import type { KnownListings } from './known-listings.ts';
import { cellReaders, joinCells } from './listing-cells.ts';
import type { TypedListing } from './listing-cells.ts';
import { inputOf } from '../property/changing/property-as-input.ts';
import type { Known } from './reading/read-listing.ts';

const sentences = {
  same: (line: number) => `Line ${line} is about the same listing.`,
  unknown: 'There is no listing with this id.',
  key: 'Please write a system of letters, digits, dots and hyphens, with its key in listing_id.',
  several: 'Several listings have this name and address. Please enter its listing_id.',
  derived: 'This value comes from the configurations of the listing. Please change it in its form.',
};

/** A line of a file as a listing that can be saved. */
export interface Line {
  line: number;
  stored: WithId<Property> | null;
  input: PropertyInput;
  pricedOn: string | null;
  publish: boolean | null;
  formCFollows: boolean | null;
  /** Whether the listing says the same already. */
  isSame: boolean;
  /** Its key in another system; null if the line names none. */
  key: ExternalId | null;
}

/** The headings of a file, and what a new listing begins with. */
interface Desk {
  read: readonly ReadHeading[];
  defaults: PropertyInput;
  /** What the reader of messages knows. */
  known: Known;
}

/** A line in the words of the form, and the name by which it is known. */
interface Named {
  row: FileRow;
  cells: readonly { column: ImportColumn; text: string }[];
  notes: CellNotes;
  id: string;
  /** The system whose key `listing_id` is; empty for our own id. */
  source: string;
  title: string;
  address: string;
}

/** The lines of a file as listings; what is wrong goes to `errors`. */
export async function readLines(
  context: Context,
  read: readonly ReadHeading[],
  rows: readonly FileRow[],
  errors: CellError[],
): Promise<Line[]> {
  const { defaultAboutBuilder, defaultDisclaimer } = await settings(context);
  const defaults: PropertyInput = {
    ...{ title: '', address: '', reraDetails: '' },
    ...{ aboutBuilder: defaultAboutBuilder, disclaimer: defaultDisclaimer },
  };
  const { places } = await gazetteer(context);
  const desk = { read, defaults, known: { places, societies: [], now: timeNow() } };
  const named = namesOf(rows, desk);
  const known = await knownListings(
    context,
    named.map(({ id }) => id),
    named.map(keyOf),
    named.flatMap((one) => externalKeyOf(one) ?? []),
  );
  const seen = new Map<string, number>();
  return named.flatMap((one) => {
    try {
      const line = readLine(one, desk, known);
      const key = line.stored?._id.toHexString() ?? (line.key ? JSON.stringify(line.key) : keyOf(one));
      const before = seen.get(key);
      if (before) throw new WrongCell(one.title ? 'project_name' : 'society', sentences.same(before));
      seen.set(key, one.row.line);
      return [line];
    } catch (error) {
      errors.push(...cellErrors(error, one.row.line, read));
      return [];
    }
  });
}

const keyOf = ({ title, address }: Named) => nameKey(title, address);

/** The key of a line in another system; null where it names none, and for one that is wrong. */
function externalKeyOf({ source, id }: Named): ExternalId | null {
  if (!source) return null;
  try {
    return readExternalId({ system: source, id });
  } catch {
    return null;
  }
}

/**
 * The names by which the lines are known. A society is no name of a home, and neither is a name that several lines have: the
 * title is then made from the facts of the line. The area tells homes apart that are still alike, and then a number does.
 */
function namesOf(rows: readonly FileRow[], desk: Desk): Named[] {
  const typed = rows.map((row): Named => {
    const text = (column: string) => row.cells[desk.read.findIndex((one) => one.column === column)] ?? '';
    const names = { title: text('project_name'), address: text('address') };
    const [id, source] = [text('listing_id').trim(), text('source').trim()];
    return { row, ...plainCells(row, desk), id: source ? id : id.toLowerCase(), source, ...names };
  });
  const again = repeated(typed);
  const made = typed.map((one) =>
    one.title && (one.source || ourId.test(one.id) || !again.has(keyOf(one)))
      ? one
      : { ...one, ...madeName(one, desk) },
  );
  const alike = repeated(made);
  const told = made.map((one, place) => {
    const before = typed[place];
    return before && one !== before && alike.has(keyOf(one))
      ? { ...one, ...madeName(before, desk, true) }
      : one;
  });
  const saidBy = new Map<string, string[]>();
  return told.map((one, place) => {
    const said = saidBy.get(keyOf(one)) ?? [];
    const words = nameKey(one.row.cells.join('; '), '');
    saidBy.set(keyOf(one), [...said, words]);
    // A line that says the same as another gets no number: it is asked about.
    if (one === typed[place] || said.length === 0 || said.includes(words)) return one;
    return { ...one, title: `${one.title}, no. ${said.length + 1}` };
  });
}

/** The keys that several lines have. */
function repeated(all: readonly Named[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(
    all.map(keyOf).filter((key) => {
      const isAgain = seen.has(key);
      seen.add(key);
      return isAgain;
    }),
  );
}

/** The title and the address of a home without a name. A line that cannot be read says later what is wrong. */
function madeName(line: Named, { defaults }: Desk, withArea = false): Pick<Named, 'title' | 'address'> {
  const { title, address } = line;
  try {
    const { input, society, areas } = fill(line, { ...defaults });
    const place = { society: society || title, locality: input.locality, city: input.city };
    if (!place.society) return { title, address };
    const area = withArea ? firstSize([...areas.values()].find(Boolean)) : '';
    const offer = [homeWords(input), area].filter(Boolean).join(', ');
    return { title: madeTitle(offer, place), address: address || madeAddress(place) };
  } catch (error) {
    if (error instanceof WrongCell) return { title, address };
    throw error;
  }
}

/** The cells of a line in the words of the form, in the order of the file, and what they say besides. */
function plainCells({ cells }: FileRow, { read, known }: Desk): Pick<Named, 'cells' | 'notes'> {
  const notes = emptyNotes();
  const plain = read.flatMap(({ heading, column: name }, place) => {
    const column = importColumns.find((one) => one === name);
    return column
      ? [{ column, text: plainCell({ column, heading, text: cells[place] ?? '' }, notes, known) }]
      : [];
  });
  return { cells: plain, notes };
}

/** A line as typed, on what the listing says already. */
function fill({ cells, notes }: Named, input: PropertyInput): TypedListing {
  const row: TypedListing = {
    input,
    ...{ areas: new Map(), unit: '', rera: {}, formCFollows: null, society: '', rate: '' },
    ...{ status: null, isRent: null, pricedOn: null, publish: null },
  };
  for (const { column, text } of cells) {
    const message = cellReaders[column](text, row);
    if (message) throw new WrongCell(column, message);
  }
  joinNotes(row, notes);
  return row;
}

function readLine(named: Named, { defaults }: Desk, known: KnownListings): Line {
  const { row, source, title, address } = named;
  const key = externalKeyOf(named);
  if (source && !key) throw new WrongCell('source', sentences.key);
  const found = known.find(source ? '' : named.id, title, address, key);
  if (found === 'unknown') throw new WrongCell('listing_id', sentences.unknown);
  if (found === 'several') throw new WrongCell('listing_id', sentences.several);
  const drafted = found && withDraft(found);
  const typed = fill(named, drafted ? inputOf(drafted) : { ...defaults });
  const { input, publish, formCFollows } = typed;
  if (title) input.title = title;
  if (address) input.address = address;
  const wrong = joinCells(typed, drafted);
  if (wrong) throw new WrongCell(wrong.column, wrong.message);
  // A listing may be incomplete as long as it is a draft.
  const facts = readFacts(input, null, drafted);
  const former = drafted && readFacts(inputOf(drafted), null);
  const pricedOn = drafted?.price && dayInIndia(drafted.pricedAt) === typed.pricedOn ? null : typed.pricedOn;
  if (drafted?.configurations?.length && former) {
    const derived = ['price', 'areas', 'rooms', 'baths', 'balconies'] as const;
    const changed = derived.find((name) => factsText(facts[name]) !== factsText(former[name]));
    if (changed) throw new WrongCell(columnOf(changed), sentences.derived);
    if (pricedOn) throw new WrongCell('price_as_on', sentences.derived);
  }
  const isKnown = !key || (found !== null && known.hasKey(found, key));
  const isSame = factsText(facts) === factsText(former) && !pricedOn && isKnown;
  return { line: row.line, stored: found, input, pricedOn, publish, formCFollows, isSame, key };
}

/** Facts as a text; the order of areas says nothing. */
function factsText(facts: unknown): string {
  return JSON.stringify(facts, (name, value: unknown) =>
    name === 'areas' && Array.isArray(value) ? value.map((area) => JSON.stringify(area)).sort() : value,
  );
}
