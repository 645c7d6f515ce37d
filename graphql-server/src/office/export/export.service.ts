import { indianNumber } from 'domain/text/number.ts';
import type { Filter } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { badInput, notFound } from '../../base/errors.ts';
import type { StoredItem } from '../../base/types.ts';
import { provenAmong } from '../../features/property/documents/document-records.ts';
import { propertyNoun } from '../../features/property/property.service.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { readIds } from '../../kit/bulk.ts';
import { matches } from '../../kit/list-filters.ts';
import type { Match } from '../../kit/list-filters.ts';
import { collectionOf, seenOf } from '../../kit/noun.ts';
import { exportedKind } from './exported-kind.ts';
import { byteOrderMark, csvLine } from '../../base/text/csv.ts';
import { exportSheets } from './export-sheets.ts';
import type { Beside, Sheet } from './export-sheets.ts';
import type { ExternalId } from '../../kit/external/external-id.type.ts';
import { externalIdsOf } from '../../kit/external/external-ids.ts';

const linesAtOnce = 200;

/**
 * The lines of a list as CSV, newest first, read from the database on demand; records the account and the
 * number of lines in the activity log. Before the first line, throws NOT_FOUND for an unknown list,
 * BAD_USER_INPUT for an invalid filter or id, and what the limit of the kind says.
 */
export async function exportItems(
  context: Context,
  noun: string,
  raw: Record<string, unknown>,
): Promise<AsyncGenerator<string>> {
  const sheet = Object.hasOwn(exportSheets, noun) ? exportSheets[noun] : undefined;
  if (!sheet) throw notFound('List');
  const kind = exportedKind(context, sheet.kind);
  const limit = await kind.exportLimit?.(context);
  let search: string | undefined;
  const selected = await readSelection(raw, async (match) => {
    ({ search } = match);
    return matches(kind.noun, { ...match, filter: await kind.readFilter(context, match.filter ?? {}) });
  });
  const asked = { $and: [{ ...selected, deleted: false }, limit?.filter ?? {}] };
  const filter = await seenOf(context, kind.noun, asked, { search });
  const total = await collectionOf(context, kind.noun).countDocuments(filter);
  await limit?.take(total);
  const label = `${indianNumber(total)} of ${noun}`;
  await recordActivity(context, { verb: ActivityVerb.EXPORTED, noun: kind.noun.collection, label });
  const cursor = collectionOf(context, kind.noun).find(filter, {
    sort: { createdAt: -1, _id: -1 },
    projection: { words: 0 },
    batchSize: linesAtOnce,
    // What arrives meanwhile was not counted.
    ...(limit && { limit: Math.max(total, 1) }),
  });
  const isListings = kind.noun.collection === propertyNoun.collection;
  return linesOf(sheet, cursor, async (items) => ({
    proven: new Set(isListings ? await provenAmong(context, items) : []),
    keys: new Map(isListings ? await keysOf(context, items) : []),
  }));
}

function keysOf(context: Context, items: readonly StoredItem[]): Promise<[string, ExternalId[]][]> {
  return Promise.all(
    items.map(async ({ _id }): Promise<[string, ExternalId[]]> => [
      _id.toHexString(),
      await externalIdsOf(context, _id),
    ]),
  );
}

async function* linesOf(
  { heads, cells }: Sheet<never>,
  items: AsyncIterable<StoredItem>,
  besides: (items: readonly StoredItem[]) => Promise<Beside>,
): AsyncGenerator<string> {
  const lines = async (batch: readonly StoredItem[]) => {
    const beside = await besides(batch);
    return batch.map((item) => csvLine(cells(item as never, beside))).join('');
  };
  yield byteOrderMark + csvLine(heads);
  let batch: StoredItem[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < linesAtOnce) continue;
    yield await lines(batch);
    batch = [];
  }
  if (batch.length > 0) yield await lines(batch);
}

/** Reads a body or a query, which can hold anything; refuses a value that should be a text and is not. */
async function readSelection(
  raw: Record<string, unknown>,
  read: (match: Match) => Promise<Filter<StoredItem>>,
): Promise<Filter<StoredItem>> {
  const { ids, matching, filter } = raw;
  if (ids !== undefined) {
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw badInput('Invalid ID');
    return { _id: { $in: readIds(ids) } };
  }
  const { search, createdUntil } = asRecord(matching ?? {});
  if (search !== undefined && typeof search !== 'string') throw badInput('The search must be text.');
  const until = typeof createdUntil === 'string' ? new Date(createdUntil) : undefined;
  if (until && Number.isNaN(until.getTime())) throw badInput('The time could not be understood.');
  return read({ search, filter: asRecord(filter ?? {}), createdUntil: until });
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badInput('The selection could not be understood.');
  return { ...value };
}
