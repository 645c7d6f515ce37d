import { ObjectId } from 'mongodb';
import { countWritten } from '../../access/token-writes.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError } from '../../base/errors.ts';
import type { OpenCheck } from '../../base/errors.ts';
import { withLock } from '../../database/lock.ts';
import { withBuilder } from '../property/builder/property-builder.ts';
import { createProperty, propertyNoun, updateProperty } from '../property/property.service.ts';
import { hasEvidence } from '../property/documents/document-records.ts';
import { readFacts } from '../property/property-values.ts';
import { openChecksOf } from '../property/rera/check/listing-checks.service.ts';
import { lacksFormC, waitsForFormC } from '../property/rera/check/missing-evidence.ts';
import { ReraStatus } from '../property/rera/rera-block.type.ts';
import { noteInBatch } from '../../kit/change/batches.ts';
import { isLive, withDraft } from '../../kit/change/drafts.ts';
import { withUnits } from '../../kit/import/heading-units.ts';
import { readHeadings, readRows, rememberHeadings, wrongTable } from '../../kit/import/headings.ts';
import type { FileLimits } from '../../kit/import/headings.ts';
import { shownErrors } from '../../kit/import/import.type.ts';
import type { HeadingInput } from '../../kit/import/import.type.ts';
import { PublicationState } from '../../kit/publication.ts';
import type { PublicationInput } from '../../kit/publication.ts';
import { giveExternalId } from '../../kit/external/external-ids.ts';
import { cellErrors, columnOf, WrongCell } from './cell-errors.ts';
import { listingMap } from './listing-headings.ts';
import type { KeptDraft, ListingImport } from './listing-import.type.ts';
import { readLines } from './listing-lines.ts';
import type { Line } from './listing-lines.ts';

const mostListings = 500;
/** How long a file waits for another one that is being saved. */
const patienceMs = 30_000;
/** A grid marks each of them. */
const mostShownErrors = 2_000;
const limits: FileLimits = {
  characters: 800_000,
  rows: mostListings,
  large: `The file is too large. It may have ${mostListings} listings.`,
  empty: 'The file has no listings below its headings.',
};

export interface ImportOptions {
  headings: readonly HeadingInput[];
  /** Nothing is saved. */
  dryRun: boolean;
}

/**
 * Adds and changes listings from a CSV file; a listing is known by `listing_id`, which with a `source` is its key there, or by its name and
 * address. What the file lacks stays as it is. With a wrong cell nothing is saved. Each line passes the gate as every other save does: what does
 * not pass is kept as a draft. One file is saved at a time, so that two of the same find what the other one added. Throws BAD_USER_INPUT for a
 * file that is too large or has no listings, CONFLICT while another one is saved for longer than half a minute.
 */
export function importListings(
  context: Context,
  text: string,
  options: ImportOptions,
): Promise<ListingImport> {
  const read = () => importTable(context, text, options);
  return options.dryRun ? read() : withLock(context, 'listing import', read, patienceMs);
}

async function importTable(
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
  const batchId = new ObjectId();
  if (saves) {
    await countWritten(context, lines.length);
    await rememberHeadings(context, listingMap, headings);
  }
  for (const line of errors.length === 0 ? lines : []) {
    const isPublished = line.stored !== null && isLive(line.stored) && !line.stored.draft;
    if (line.isSame && (line.publish !== true || isPublished)) {
      plan.unchanged += 1;
      continue;
    }
    try {
      const open = saves ? await save(context, line, batchId) : await reasonsAgainst(context, line);
      const reasons = [...open, ...(await waiting(context, line))];
      if (reasons.length > 0) kept.push({ line: line.line, title: line.input.title, reasons });
      const isLeft = line.isSame && reasons.length > 0;
      plan[isLeft ? 'unchanged' : line.stored ? 'changed' : 'added'] += 1;
    } catch (error) {
      errors.push(...cellErrors(error, line.line, read));
    }
  }
  const importId = saves && plan.added + plan.changed > 0 ? batchId : null;
  return { headings: read, ...shownErrors(errors, mostShownErrors), ...plan, kept, saved: saves, importId };
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
async function save(context: Context, line: Line, batchId: ObjectId): Promise<string[]> {
  const id = line.stored?._id ?? new ObjectId();
  const by = { id, batchId };
  try {
    await write(context, line, publicationOf(line), by);
    return [];
  } catch (error) {
    const reasons = isForVisitors(line) ? refusals(error) : [];
    if (reasons.length === 0) throw error;
    if (!line.isSame) await write(context, line, { state: PublicationState.DRAFT }, by);
    return reasons;
  }
}

async function write(
  context: Context,
  { stored, input, pricedOn, key }: Line,
  publication: PublicationInput | undefined,
  { id, batchId }: { id: ObjectId; batchId: ObjectId },
): Promise<void> {
  if (key && !(await giveExternalId(context, propertyNoun.collection, key, id)))
    throw new WrongCell('listing_id', 'Another listing has this key.');
  const saved = stored
    ? await updateProperty(context, stored._id.toHexString(), input, {
        ...{ publication, readAt: stored.updatedAt, pricedOn },
      })
    : await createProperty(context, input, { pricedOn, id }, publication);
  await noteInBatch(context, batchId, stored, saved);
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
