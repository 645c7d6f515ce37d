import { ApiScope } from '../base/api-scope.ts';
import type { Context } from '../base/context.ts';
import { AppError, badField } from '../base/errors.ts';
import { countUseOf, ownKey } from './rate-limit.ts';
import type { RateLimit } from './rate-limit.ts';

const minuteMs = 60_000;
/** The limits of one API token in a minute, unless `TOKEN_ITEMS_PER_MINUTE` and `TOKEN_LEADS_PER_MINUTE` set others. */
const mostItems = 600;
const mostLeads = 120;

/** The items that one API token may write in a minute. */
function itemLimit({ config }: Context): RateLimit {
  const max = config.tokenItemsPerMinute ?? mostItems;
  const sentence = `An API token may write ${max} items a minute.`;
  return { name: 'written by token', max, windowMs: minuteMs, sentence };
}

/** The enquiries that one API token may add in a minute. */
export function leadLimit({ config }: Context): RateLimit {
  const max = config.tokenLeadsPerMinute ?? mostLeads;
  const sentence = `An API token may add ${max} enquiries a minute.`;
  return { name: 'leads of token', max, windowMs: minuteMs, sentence };
}

/** The arguments that say how many items an operation writes. */
interface Asked {
  selection?: { ids?: unknown[] | null; matching?: object | null } | null;
  ids?: unknown[] | null;
  units?: unknown[] | null;
  input?: { items?: unknown[] | null } | null;
}

/**
 * Counts what an API token asks to write with an operation of these scopes, before it is written. Throws TOO_MANY_REQUESTS when
 * the minute has no room, BAD_USER_INPUT for items that are chosen by a condition, whose number is not known.
 */
export async function countAsked(context: Context, scopes: readonly ApiScope[], asked: Asked): Promise<void> {
  if (!context.token) return;
  if (asked.selection?.matching)
    throw badField('selection', 'An API token chooses items by their ids. Please send ids.');
  const lists = [asked.selection?.ids, asked.ids, asked.units, asked.input?.items];
  const items = Math.max(1, ...lists.map((list) => list?.length ?? 0));
  if (scopes.includes(ApiScope.LEADS_CREATE)) return counted(context, leadLimit(context), items);
  await countWritten(context, items);
}

/** Counts items that an API token writes, such as the lines of a sheet. Throws TOO_MANY_REQUESTS when the minute has no room. */
export async function countWritten(context: Context, items: number): Promise<void> {
  await counted(context, itemLimit(context), items);
}

async function counted(context: Context, limit: RateLimit, uses: number): Promise<void> {
  const { token } = context;
  if (!token) return;
  if (uses > limit.max) throw new AppError('BAD_USER_INPUT', `${limit.sentence} Please send fewer at once.`);
  try {
    await countUseOf(context, limit, ownKey(context), uses);
  } catch (error) {
    token.noteRefusal();
    throw error;
  }
}
