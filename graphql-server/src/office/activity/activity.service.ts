import type { Filter } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { withoutNulls } from '../../base/input.ts';
import type { Page } from '../../base/types.ts';
import { activitiesOf } from '../../kit/change/activity-log.ts';
import type { StoredActivity } from '../../kit/change/activity-log.ts';
import { findPage } from '../../kit/paging.ts';
import { matchesWords } from '../../kit/search-words.ts';
import type { ActivityFilter } from './activity.input.ts';

interface ActivityQuery {
  filter?: ActivityFilter;
  search?: string;
  page?: number;
  perPage?: number;
}

const newestFirst = { at: -1, _id: -1 } as const;

/** The most entries to count and page through; older ones need a filter, because the log only grows. */
export const maxCountedActivities = 5_000;

/**
 * A page of the activity log, newest first, 20 by default; it counts and pages through at most 5,000 entries.
 * Throws BAD_USER_INPUT for a malformed id or page.
 */
export function activities(
  context: Context,
  { filter = {}, search, page = 1, perPage = 20 }: ActivityQuery,
): Promise<Page<StoredActivity> & { hasMore: boolean }> {
  const { accountId, itemId, noun, verb, from, to } = withoutNulls(filter);
  const conditions: Filter<StoredActivity> = {
    ...(accountId && { adminId: parseId(accountId) }),
    ...(itemId && { itemId: parseId(itemId) }),
    ...(noun && { noun }),
    ...(verb && { verb }),
    // A range from the beginning, because a count without any condition would read the whole collection.
    at: { $gte: from ?? new Date(0), ...(to && { $lt: to }) },
    ...matchesWords(search),
  };
  return findPage(activitiesOf(context), conditions, newestFirst, {
    page,
    perPage,
    maxCount: maxCountedActivities,
  });
}
