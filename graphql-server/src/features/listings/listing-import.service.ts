import type { WithId } from 'mongodb';
import { listingColumns } from 'domain/property/listing-columns.ts';
import type { ListingColumn } from 'domain/property/listing-columns.ts';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import type { OpenCheck } from '../../base/errors.ts';
import { withBuilder } from '../property/builder/property-builder.ts';
import type { PropertyInput } from '../property/property.input.ts';
import { createProperty, updateProperty } from '../property/property.service.ts';
import type { Property } from '../property/property.type.ts';
import { hasEvidence } from '../property/documents/document-records.ts';
import { readFacts } from '../property/property-values.ts';
import { openChecksOf } from '../property/rera/check/listing-checks.service.ts';
import { lacksFormC, waitsForFormC } from '../property/rera/check/missing-evidence.ts';
import { ReraStatus } from '../property/rera/rera-block.type.ts';
import { settings } from '../company/site-settings.service.ts';
import { isLive, withDraft } from '../../kit/change/drafts.ts';
import { withUnits } from '../../kit/import/heading-units.ts';
import {
  headingOf,
  readHeadings,
  readRows,
  rememberHeadings,
  wrongTable,
} from '../../kit/import/headings.ts';
import type { FileLimits, FileRow } from '../../kit/import/headings.ts';
import { shownErrors } from '../../kit/import/import.type.ts';
import type { CellError, HeadingInput, ReadHeading } from '../../kit/import/import.type.ts';
import { PublicationState } from '../../kit/publication.ts';
import type { PublicationInput } from '../../kit/publication.ts';
import { cellReaders, joinCells } from './listing-cells.ts';
import type { TypedListing } from './listing-cells.ts';
import { knownListings, nameKey } from './known-listings.ts';
import type { KnownListings } from './known-listings.ts';
import { listingColumnOf, listingMap } from './listing-headings.ts';
import type { KeptDraft, ListingImport } from './listing-import.type.ts';
import { inputOf } from './listing-sheet.ts';

const mostListings = 500;
const limits: FileLimits = {
  characters: 800_000,
  rows: mostListings,
  large: `The file is too large. It may have ${mostListings} listings.`,
  empty: 'The file has no listings below its headings.',
};

const sentences = {
  same: (line: number) => `Line ${line} is about the same listing.`,
  unknown: 'There is no listing with this id.',
  several: 'Several listings have this name and address. Please enter its listing_id.',
  derived: 'This value comes from the configurations of the listing. Please change it in its form.',
};

export interface ImportOptions {
  headings: readonly HeadingInput[];
  /** Nothing is saved. */
  dryRun: boolean;
}

interface Line {
  line: number;
  stored: WithId<Property> | null;
  input: PropertyInput;
  pricedOn: string | null;
  publish: boolean | null;
  formCFollows: boolean | null;
  /** Whether the listing says the same already. */
  isSame: boolean;
}

/**
 * Adds and changes listings from a CSV file; a listing is known by `listing_id`, or by its name and address. What the file
 * lacks stays as it is. With a wrong cell nothing is saved. Each line passes the gate as every other save does: what does
 * not pass is kept as a draft. Throws BAD_USER_INPUT for a file that is too large or has no listings.
 */
export async function importListings(
  context: Context,
  text: string,
  { headings, dryRun }: ImportOptions,
): Promise<ListingImport> {
  const table = readRows(text, listingMap, limits);
  const read = await readHeadings(context, listingMap, table.heads, headings);
  const errors = wrongTable(listingMap, read, table);
  const lines =
    errors.length === 0 ? await readLines(context, read, withUnits(table.rows, read), errors) : [];
  const plan = { added: 0, changed: 0, unchanged: 0 };
  const kept: KeptDraft[] = [];
  const saves = !dryRun && errors.length === 0;
  if (saves) await rememberHeadings(context, listingMap, headings);
  for (const line of errors.length === 0 ? lines : []) {
    const isPublished = line.stored !== null && isLive(line.stored) && !line.stored.draft;
    if (line.isSame && (line.publish !== true || isPublished)) {
      plan.unchanged += 1;
      continue;
    }
    try {
      const open = saves ? await save(context, line) : await reasonsAgainst(context, line);
      const reasons = [...open, ...(await waiting(context, line))];
      if (reasons.length > 0) kept.push({ line: line.line, title: line.input.title, reasons });
      const isLeft = line.isSame && reasons.length > 0;
      plan[isLeft ? 'unchanged' : line.stored ? 'changed' : 'added'] += 1;
    } catch (error) {
      errors.push(...cellErrors(error, line.line, read));
    }
  }
  return { headings: read, ...shownErrors(errors), ...plan, kept, saved: saves };
}

async function readLines(
  context: Context,
  read: readonly ReadHeading[],
  rows: readonly FileRow[],
  errors: CellError[],
): Promise<Line[]> {
  const known = await knownListings(context, rows, read);
  const { defaultAboutBuilder, defaultDisclaimer } = await settings(context);
  const fresh = { title: '', address: '', reraDetails: '' };
  const defaults: PropertyInput = {
    ...fresh,
    ...{ aboutBuilder: defaultAboutBuilder, disclaimer: defaultDisclaimer },
  };
  const seen = new Map<string, number>();
  return rows.flatMap((row) => {
    try {
      const line = readLine(row, { read, known, defaults });
      const key = line.stored?._id.toHexString() ?? nameKey(line.input.title, line.input.address);
      const before = seen.get(key);
      if (before) throw new WrongCell('project_name', sentences.same(before));
      seen.set(key, row.line);
      return [line];
    } catch (error) {
      errors.push(...cellErrors(error, row.line, read));
      return [];
    }
  });
}

class WrongCell extends Error {
  constructor(
    readonly column: ListingColumn,
    message: string,
  ) {
    super(message);
  }
}

function readLine(
  { cells, line }: FileRow,
  { read, known, defaults }: { read: readonly ReadHeading[]; known: KnownListings; defaults: PropertyInput },
): Line {
  const found = known.find(cells);
  if (found === 'unknown') throw new WrongCell('listing_id', sentences.unknown);
  if (found === 'several') throw new WrongCell('listing_id', sentences.several);
  const drafted = found && withDraft(found);
  const row: TypedListing = {
    input: drafted ? inputOf(drafted) : { ...defaults },
    ...{ areas: new Map(), unit: '', rera: {}, formCFollows: null },
    ...{ status: null, isRent: null, pricedOn: null, publish: null },
  };
  for (const [place, { column }] of read.entries()) {
    const name = listingColumns.find((one) => one === column);
    const message = name && cellReaders[name](cells[place] ?? '', row);
    if (name && message) throw new WrongCell(name, message);
  }
  const wrong = joinCells(row, drafted);
  if (wrong) throw new WrongCell(wrong.column, wrong.message);
  // A listing may be incomplete as long as it is a draft.
  const facts = readFacts(row.input, null, drafted);
  const former = drafted && readFacts(inputOf(drafted), null);
  const pricedOn = drafted?.price && dayInIndia(drafted.pricedAt) === row.pricedOn ? null : row.pricedOn;
  if (drafted?.configurations?.length && former) {
    const derived = ['price', 'areas', 'rooms', 'baths', 'balconies'] as const;
    const changed = derived.find((name) => factsText(facts[name]) !== factsText(former[name]));
    if (changed) throw new WrongCell(columnOf(changed), sentences.derived);
    if (pricedOn) throw new WrongCell('price_as_on', sentences.derived);
  }
  const isSame = factsText(facts) === factsText(former) && !pricedOn;
  const { input, publish, formCFollows } = row;
  return { line, stored: found, input, pricedOn, publish, formCFollows, isSame };
}

/** Facts as a text; the order of areas says nothing. */
function factsText(facts: unknown): string {
  return JSON.stringify(facts, (name, value: unknown) =>
    name === 'areas' && Array.isArray(value) ? value.map((area) => JSON.stringify(area)).sort() : value,
  );
}

function columnOf(field: string): ListingColumn {
  return listingColumnOf[field === 'areas' ? 'area' : field] ?? 'project_name';
}

/** The publication that a line asks for. Without a word, a listing stays as it is, and a new one is a draft. */
function publicationOf({ publish, stored }: Line): PublicationInput | undefined {
  if (publish) return { state: PublicationState.PUBLISHED };
  if (publish === false || !stored) return { state: PublicationState.DRAFT };
  if (!stored.draft) return undefined;
  const { publishAt } = stored.draft;
  return publishAt ? { state: PublicationState.SCHEDULED, publishAt } : { state: PublicationState.DRAFT };
}

/** Whether visitors would see a line, at once or from its date on. */
function isForVisitors(line: Line): boolean {
  const publication = publicationOf(line);
  return publication ? publication.state !== PublicationState.DRAFT : Boolean(line.stored?.publishAt);
}

/** What would keep a line from visitors. */
async function reasonsAgainst(context: Context, line: Line): Promise<string[]> {
  if (!isForVisitors(line)) return [];
  const input = await withBuilder(context, line.input);
  try {
    const { stored, pricedOn } = line;
    readFacts(input, timeNow(), stored && withDraft(stored));
    const checks = await openChecksOf(context, input, { stored, pricedOn });
    return checks.map(checkText);
  } catch (error) {
    return refusals(error);
  }
}

/** What a registered listing waits for that its line keeps as a draft until then. */
async function waiting(context: Context, line: Line): Promise<string[]> {
  const { formCFollows, stored, input } = line;
  const status = (input.rera ?? (stored && withDraft(stored))?.rera)?.status;
  if (!formCFollows || isForVisitors(line) || status !== ReraStatus.REGISTERED) return [];
  return stored && (await hasEvidence(context, stored._id)) ? [] : [waitsForFormC];
}

/** Saves a line: as it asks for, or else as a draft with the reasons why. */
async function save(context: Context, line: Line): Promise<string[]> {
  try {
    await write(context, line, publicationOf(line));
    return [];
  } catch (error) {
    const reasons = isForVisitors(line) ? refusals(error) : [];
    if (reasons.length === 0) throw error;
    if (!line.isSame) await write(context, line, { state: PublicationState.DRAFT });
    return reasons;
  }
}

async function write(
  context: Context,
  { stored, input, pricedOn }: Line,
  publication: PublicationInput | undefined,
): Promise<void> {
  if (!stored) await createProperty(context, input, { pricedOn }, publication);
  else {
    const readAt = stored.updatedAt;
    await updateProperty(context, stored._id.toHexString(), input, { publication, readAt, pricedOn });
  }
}

/** A warning needs a reason, which is given in the form; the others must pass. */
function checkText(check: OpenCheck): string {
  const { number, title, level, text } = check;
  const sentence = lacksFormC(check) ? waitsForFormC : text;
  return `${number} ${title} (${level === 'WARNING' ? 'warning' : 'must'}): ${sentence}`;
}

/** What refused a listing; none for an error that says nothing about it. */
function refusals(error: unknown): string[] {
  if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
  const { checks, fields = {} } = error.details;
  if (checks) return checks.map(checkText);
  return Object.entries(fields).map(([field, message]) => `${columnOf(field)}: ${message}`);
}

function cellErrors(error: unknown, line: number, read: readonly ReadHeading[]): CellError[] {
  if (error instanceof WrongCell)
    return [{ line, heading: headingOf(read, error.column), message: error.message }];
  if (!(error instanceof AppError)) throw error;
  const fields = Object.entries(error.details.fields ?? {});
  if (fields.length === 0) return [{ line, heading: headingOf(read, 'listing_id'), message: error.message }];
  return fields.map(([field, message]) => ({ line, heading: headingOf(read, columnOf(field)), message }));
}
