import { ObjectId } from 'mongodb';
import { withinLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { knownItems } from '../property/enquired-item.ts';
import { ShareShortlistInput } from './shared-shortlist.input.ts';
import type { NewSharedShortlist, SharedShortlist } from './shared-shortlist.type.ts';
import { findShared, hashOf, newSecret, oldestUse, shortlistsOf, shownList } from './stored-shortlist.ts';
import type { StoredShortlist } from './stored-shortlist.ts';

/** The lists that one address may share in 10 minutes, unless `SUBMISSIONS_PER_10_MINUTES` sets another number. */
const maxShared = 10;

/**
 * Shares a shortlist: stores the homes that visitors know, and answers the two secrets, of which the database keeps the
 * digests only. Throws BAD_USER_INPUT if none of the homes is on the site.
 */
export async function shareShortlist(
  context: Context,
  raw: ShareShortlistInput,
): Promise<NewSharedShortlist> {
  const { name, mode, propertyIds } = checkInput(ShareShortlistInput, raw);
  const limit = {
    name: 'shareShortlist',
    max: context.config.submissionsPer10Minutes ?? maxShared,
    windowMs: 10 * 60_000,
    sentence: 'Your connection has shared several shortlists.',
  };
  return withinLimit(context, limit, async () => {
    const ids = [...new Set(propertyIds.map((id) => id.toLowerCase()))];
    const known = await knownItems(
      context,
      ids.map((id) => new ObjectId(id)),
    );
    if (known.size === 0) throw badField('propertyIds', 'None of these homes is on the site at the moment.');
    const [token, key] = [newSecret(), newSecret()];
    const maker = { id: new ObjectId().toHexString(), keyHash: hashOf(key), name };
    const now = timeNow();
    const stored: StoredShortlist = {
      _id: new ObjectId(),
      tokenHash: hashOf(token),
      mode,
      people: [maker],
      homes: ids.flatMap((id) => {
        const title = known.get(id)?.title;
        if (title === undefined) return [];
        return {
          propertyId: new ObjectId(id),
          title,
          addedBy: maker.id,
          hiddenBy: null,
          thumbs: [],
          notes: [],
        };
      }),
      version: 1,
      createdAt: now,
      usedAt: now,
    };
    await shortlistsOf(context).insertOne(stored);
    return { token, key, shortlist: shownList(stored, key) };
  });
}

/** The list behind a link; null once it has ended, and for a link that never was. */
export async function sharedShortlist(context: Context, token: string): Promise<SharedShortlist | null> {
  const stored = await findShared(context, token);
  return stored && shownList(stored);
}

/** Removes the lists that were not used for 90 days, for good. */
export async function sweepShortlists(context: AppContext): Promise<void> {
  await shortlistsOf(context).deleteMany({ usedAt: { $lte: oldestUse() } });
}
