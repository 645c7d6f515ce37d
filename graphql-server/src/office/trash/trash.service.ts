import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { withoutNulls } from '../../base/input.ts';
import type { ListInput, Page, StoredItem } from '../../base/types.ts';
import type { Image } from '../../files/image.type.ts';
import { ActivityVerb, recordActivities } from '../../kit/change/activity-log.ts';
import { changeItems, readIds } from '../../kit/bulk.ts';
import type { BulkOutcome, Selection } from '../../kit/bulk.ts';
import { undoDays } from '../../kit/items.ts';
import { matches } from '../../kit/list-filters.ts';
import { activityOf, collectionOf, seenOf } from '../../kit/noun.ts';
import { forgetAnswers } from '../../kit/once/kept-writes.ts';
import { checkPage, pageInfoOf } from '../../kit/paging.ts';
import { itemKinds, kindFor, kindsFor } from '../item-kind.ts';
import { ItemKind } from '../../kit/item-kind.ts';
import { removeBelongings } from '../privacy/retention.ts';
import type { ItemsFilter } from './items-filter.input.ts';
import type { TrashItem } from './trash.type.ts';

const dayMs = 24 * 3_600_000;
/** Each collection is read up to the requested page, so pages beyond this many items are refused. */
const deepestItem = 20_000;

/** Moves up to 1,000 items to the trash, where they can be restored for 30 days. */
export function deleteItems(
  context: Context,
  kind: ItemKind,
  selection: Selection,
  filter?: ItemsFilter | null,
): Promise<BulkOutcome> {
  return setDeleted(context, kind, selection, filter, {
    from: { deleted: false },
    values: { deleted: true, deletedAt: timeNow() },
    done: { deleted: true },
    verb: ActivityVerb.DELETED,
  });
}

/** Restores up to 1,000 deleted items; items deleted more than 30 days ago count as failed. */
export function restoreItems(
  context: Context,
  kind: ItemKind,
  selection: Selection,
  filter?: ItemsFilter | null,
): Promise<BulkOutcome> {
  return setDeleted(context, kind, selection, filter, {
    from: { deleted: true, deletedAt: { $gt: oldestRestorable() } },
    values: { deleted: false, deletedAt: null, restoredAt: timeNow() },
    done: { deleted: false },
    verb: ActivityVerb.RESTORED,
  });
}

async function setDeleted(
  context: Context,
  kind: ItemKind,
  selection: Selection,
  filter: ItemsFilter | null | undefined,
  change: Parameters<typeof changeItems>[3],
): Promise<BulkOutcome> {
  const { noun } = kindFor(context, kind);
  return changeItems(context, noun, { ...selection, filter: filterOf(kind, filter) }, change);
}

const filterFields: Partial<Record<ItemKind, keyof ItemsFilter>> = {
  [ItemKind.PROPERTY]: 'properties',
  [ItemKind.BLOG]: 'blogs',
  [ItemKind.CONTACT_REQUEST]: 'contacts',
  [ItemKind.JOB_APPLICATION]: 'applications',
  [ItemKind.SUBSCRIBER]: 'subscribers',
  [ItemKind.LISTING_REPORT]: 'listingReports',
};

/**
 * The filter of one kind. Throws BAD_USER_INPUT for a filter of another kind, because ignoring it would
 * select too much.
 */
function filterOf(kind: ItemKind, filter: ItemsFilter | null | undefined): object | null {
  const given = withoutNulls({ ...filter });
  const field = filterFields[kind];
  if (Object.keys(given).some((other) => other !== field))
    throw badField('filter', 'Please use only the filter of this kind.');
  return (field && given[field]) ?? null;
}

/**
 * Removes deleted enquiries or applications for good, for a person who asks for it, with their résumés and
 * the e-mails about them. Throws BAD_USER_INPUT for a kind without personal data. Ids that are not in the trash count as
 * failed.
 */
export async function purgeItems(context: Context, kind: ItemKind, ids: string[]): Promise<BulkOutcome> {
  const { noun, personal } = kindFor(context, kind);
  if (!personal) throw badField('kind', 'Only what people sent about themselves can be removed for good.');
  const given = readIds(ids);
  const collection = collectionOf(context, noun);
  const inTrash = await collection
    .find({ _id: { $in: given }, deleted: true }, { projection: { [noun.namedBy]: 1, 'resume.fileId': 1 } })
    .toArray();
  const doneIds = inTrash.map(({ _id }) => _id);
  await collection.deleteMany({ _id: { $in: doneIds }, deleted: true });
  for (const item of inTrash) await removeBelongings(context, item);
  if (doneIds.length > 0) await noun.follows?.tell(context, doneIds);
  await forgetAnswers(context);
  const verb = ActivityVerb.PURGED;
  await recordActivities(
    context,
    inTrash.map((item) => ({ ...activityOf(noun, item), verb })),
  );
  const done = new Set(doneIds.map(String));
  return { doneIds, failedIds: given.filter((id) => !done.has(String(id))), remaining: 0 };
}

type TrashList = Pick<ListInput, 'page' | 'perPage' | 'search'>;

/**
 * Items deleted in the last 30 days, of the kinds that the caller may handle, latest first. An index of each
 * collection provides the dates; only the items of the page are read.
 */
export async function trash(context: Context, list: TrashList, kind?: ItemKind): Promise<Page<TrashItem>> {
  const { page = 1, perPage = 20, search } = withoutNulls(list);
  checkPage({ page, perPage });
  const end = page * perPage;
  if (end > deepestItem)
    throw badField('page', 'Please search or filter to find this item; the list ends here.');
  const kinds = kind ? [kind] : kindsFor(context);
  const parts = await Promise.all(kinds.map((one) => latestDeleted(context, one, search, end)));
  const places = parts
    .flatMap(({ found }) => found)
    .sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime() || (b.id > a.id ? 1 : -1))
    .slice(end - perPage, end);
  const totalCount = parts.reduce((sum, { count }) => sum + count, 0);
  return {
    items: await readPlaces(context, places),
    totalCount,
    pageInfo: pageInfoOf(totalCount, { page, perPage }),
  };
}

interface Place {
  kind: ItemKind;
  id: string;
  deletedAt: Date;
}

async function latestDeleted(
  context: Context,
  kind: ItemKind,
  search: string | undefined,
  limit: number,
): Promise<{ found: Place[]; count: number }> {
  const { noun } = kindFor(context, kind);
  const collection = collectionOf(context, noun);
  const asked = { deleted: true, ...matches(noun, { search }), deletedAt: { $gt: oldestRestorable() } };
  const filter = await seenOf(context, noun, asked, { search });
  const [found, count] = await Promise.all([
    collection
      .find(filter, { projection: { deletedAt: 1 }, sort: { deletedAt: -1, _id: -1 }, limit })
      .toArray(),
    collection.countDocuments(filter),
  ]);
  return {
    found: found.map(({ _id, deletedAt }) => ({
      kind,
      id: String(_id),
      deletedAt: deletedAt ?? new Date(0),
    })),
    count,
  };
}

async function readPlaces(context: Context, places: Place[]): Promise<TrashItem[]> {
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const read = await Promise.all(
    kinds.map(async (kind) => {
      const ids = readIds(places.filter((place) => place.kind === kind).map(({ id }) => id));
      const items = await collectionOf(context, kindFor(context, kind).noun)
        .find({ _id: { $in: ids } })
        .toArray();
      return items.map((item) => [String(item._id), trashItem(kind, item)] as const);
    }),
  );
  const byId = new Map(read.flat());
  // An item may have been removed for good since the index was read.
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

function trashItem(kind: ItemKind, item: StoredItem): TrashItem {
  const { nameFields, picture } = itemKinds[kind];
  const values: Record<string, unknown> = { ...item };
  const name = nameFields.map((field) => values[field]).find((value) => typeof value === 'string' && value);
  const pictures = picture ? ([values[picture]].flat() as (Image | undefined)[]) : [];
  const deletedAt = item.deletedAt ?? new Date(0);
  return {
    _id: item._id,
    kind,
    name: typeof name === 'string' ? name : '',
    image: pictures[0] ?? null,
    deletedAt,
    daysLeft: Math.max(0, Math.floor((deletedAt.getTime() - oldestRestorable().getTime()) / dayMs)),
  };
}

function oldestRestorable(): Date {
  return new Date(timeNow().getTime() - undoDays * dayMs);
}
