import type { WithId } from 'mongodb';
import { importColumns } from 'domain/property/listing-columns.ts';
import { firstSize, homeWords, madeAddress, madeTitle } from 'domain/property/made-texts.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import type { PropertyInput } from '../property/property.input.ts';
import type { Property } from '../property/property.type.ts';
import { readFacts } from '../property/property-values.ts';
import { settings } from '../company/site-settings.service.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import type { FileRow } from '../../kit/import/headings.ts';
import type { CellError, ReadHeading } from '../../kit/import/import.type.ts';
import { emptyNotes, plainCell } from './broker-cells.ts';
import { cellErrors, columnOf, WrongCell } from './cell-errors.ts';
import { joinNotes } from './join-notes.ts';
import { knownListings, nameKey, ourId } from './known-listings.ts';
import type { KnownListings } from './known-listings.ts';
import { cellReaders, joinCells } from './listing-cells.ts';
import type { TypedListing } from './listing-cells.ts';
import { inputOf } from './listing-sheet.ts';
import type { Known } from './reading/read-listing.ts';

const sentences = {
  same: (line: number) => `Line ${line} is about the same listing.`,
  unknown: 'There is no listing with this id.',
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
}

/** The headings of a file, and what a new listing begins with. */
interface Desk {
  read: readonly ReadHeading[];
  defaults: PropertyInput;
  /** What the reader of messages knows. */
  known: Known;
}

/** The name by which a line is known. */
interface Named {
  row: FileRow;
  id: string;
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
  );
  const seen = new Map<string, number>();
  return named.flatMap((one) => {
    try {
      const line = readLine(one, desk, known);
      const key = line.stored?._id.toHexString() ?? keyOf(one);
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

/**
 * What each line is known by. A society, and a name that several lines have, is no name of a home: its title is made of what
 * the line says, with the area where two would still be alike, and with a number where only their owners or floors differ.
 */
function namesOf(rows: readonly FileRow[], desk: Desk): Named[] {
  const typed = rows.map((row): Named => {
    const text = (column: string) => row.cells[desk.read.findIndex((one) => one.column === column)] ?? '';
    return {
      row,
      id: text('listing_id').toLowerCase(),
      title: text('project_name'),
      address: text('address'),
    };
  });
  const again = repeated(typed);
  const made = typed.map((one) =>
    one.title && (ourId.test(one.id) || !again.has(keyOf(one))) ? one : { ...one, ...madeName(one, desk) },
  );
  const alike = repeated(made);
  const told = made.map((one, place) => {
    const before = typed[place];
    return before && one !== before && alike.has(keyOf(one))
      ? { ...one, ...madeName(before, desk, true) }
      : one;
  });
  return told.map((one, place) => (one === typed[place] ? one : numbered(one, told.slice(0, place))));
}

function repeated(all: readonly Named[]): ReadonlySet<string> {
  const keys = all.map(keyOf);
  return new Set(keys.filter((key, place) => keys.indexOf(key) !== place));
}

/** A second home with the same title gets a number; a line that says the same as another does not. */
function numbered(one: Named, before: readonly Named[]): Named {
  const same = before.filter((other) => keyOf(other) === keyOf(one));
  const said = ({ row }: Named) => nameKey(row.cells.join('; '), '');
  const isAgain = same.some((other) => said(other) === said(one));
  return same.length === 0 || isAgain ? one : { ...one, title: `${one.title}, no. ${same.length + 1}` };
}

/** The title and the address of a home without a name. A line that cannot be read says later what is wrong. */
function madeName(
  { row, title, address }: Named,
  desk: Desk,
  withArea = false,
): Pick<Named, 'title' | 'address'> {
  try {
    const { input, society, areas } = fill(row, desk, { ...desk.defaults });
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

/** A line as typed, on what the listing says already. */
function fill({ cells }: FileRow, { read, known }: Desk, input: PropertyInput): TypedListing {
  const row: TypedListing = {
    input,
    ...{ areas: new Map(), unit: '', rera: {}, formCFollows: null, society: '', rate: '' },
    ...{ status: null, isRent: null, pricedOn: null, publish: null },
  };
  const notes = emptyNotes();
  for (const [place, { heading, column }] of read.entries()) {
    const name = importColumns.find((one) => one === column);
    if (!name) continue;
    const text = plainCell({ column: name, heading, text: cells[place] ?? '' }, notes, known);
    const message = cellReaders[name](text, row);
    if (message) throw new WrongCell(name, message);
  }
  joinNotes(row, notes);
  return row;
}

function readLine({ row, id, title, address }: Named, desk: Desk, known: KnownListings): Line {
  const found = known.find(id, title, address);
  if (found === 'unknown') throw new WrongCell('listing_id', sentences.unknown);
  if (found === 'several') throw new WrongCell('listing_id', sentences.several);
  const drafted = found && withDraft(found);
  const typed = fill(row, desk, drafted ? inputOf(drafted) : { ...desk.defaults });
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
  const isSame = factsText(facts) === factsText(former) && !pricedOn;
  return { line: row.line, stored: found, input, pricedOn, publish, formCFollows, isSame };
}

/** Facts as a text; the order of areas says nothing. */
function factsText(facts: unknown): string {
  return JSON.stringify(facts, (name, value: unknown) =>
    name === 'areas' && Array.isArray(value) ? value.map((area) => JSON.stringify(area)).sort() : value,
  );
}
