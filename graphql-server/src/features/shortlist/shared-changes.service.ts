import { ObjectId } from 'mongodb';
import { countUse } from '../../access/rate-limit.ts';
import type { RateLimit } from '../../access/rate-limit.ts';
import { timeNow } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badField, badInput, notFound } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import { knownItems } from '../property/enquired-item.ts';
import {
  AddSharedHomeInput,
  HideSharedHomeInput,
  maxHomes,
  maxNotes,
  maxPeople,
  SharedNoteInput,
  SharedThumbInput,
} from './shared-shortlist.input.ts';
import { ShareMode } from './shared-shortlist.type.ts';
import type { SharedShortlist } from './shared-shortlist.type.ts';
import {
  endedList,
  hashOf,
  isMaker,
  personWith,
  requireShared,
  shortlistsOf,
  shownList,
} from './stored-shortlist.ts';
import type { SharedContent, StoredHome, StoredShortlist } from './stored-shortlist.ts';

/** A family shares an address and decides quickly. */
const changeLimit: RateLimit = {
  name: 'changeShortlist',
  max: 300,
  windowMs: 10 * 60_000,
  sentence: 'Too many changes from your connection.',
};
/** Each round one of the writers succeeds, and a list has twelve people. */
const maxRounds = 30;

const keyPattern = /^[\w-]{22,64}$/;
const onlyMaker = 'Only the person who made this list can do that.';
const readOnly = 'You can only read this list. Please ask the person who made it for more.';

/** Adds a home that visitors know; one that is hidden comes back. Throws BAD_USER_INPUT beyond 50 homes. */
export async function addSharedHome(context: Context, raw: AddSharedHomeInput): Promise<SharedShortlist> {
  const input = checkInput(AddSharedHomeInput, raw);
  const propertyId = new ObjectId(input.propertyId);
  const title = (await knownItems(context, [propertyId])).get(propertyId.toHexString())?.title;
  if (title === undefined) throw badField('propertyId', 'This home is not on the site at the moment.');
  return changeAs(context, input, ({ homes }, personId) => {
    if (homes.some((home) => home.propertyId.equals(propertyId)))
      return withHome(homes, propertyId, (home) => ({ ...home, hiddenBy: null }));
    if (homes.length >= maxHomes)
      throw badField('propertyId', `This list is full: it has ${maxHomes} homes.`);
    return [...homes, { propertyId, title, addedBy: personId, hiddenBy: null, thumbs: [], notes: [] }];
  });
}

/** Hides a home from the list, or restores it with its thumbs and notes. */
export async function setSharedHomeHidden(
  context: Context,
  raw: HideSharedHomeInput,
): Promise<SharedShortlist> {
  const input = checkInput(HideSharedHomeInput, raw);
  return changeAs(context, input, ({ homes }, personId) =>
    withHome(homes, new ObjectId(input.propertyId), (home) => ({
      ...home,
      hiddenBy: input.hidden ? (home.hiddenBy ?? personId) : null,
    })),
  );
}

/** Sets or takes back the one thumb of a person for a home. */
export async function setSharedThumb(context: Context, raw: SharedThumbInput): Promise<SharedShortlist> {
  const input = checkInput(SharedThumbInput, raw);
  const { thumb } = input;
  return changeAs(context, input, ({ homes }, personId) =>
    withHome(homes, new ObjectId(input.propertyId), (home) => ({
      ...home,
      thumbs: [
        ...home.thumbs.filter((other) => other.personId !== personId),
        ...(thumb ? [{ personId, thumb }] : []),
      ],
    })),
  );
}

/** Adds a note about a home. Throws BAD_USER_INPUT beyond 200 notes on the list. */
export async function addSharedNote(context: Context, raw: SharedNoteInput): Promise<SharedShortlist> {
  const input = checkInput(SharedNoteInput, raw);
  const note = { id: new ObjectId().toHexString(), text: input.text, at: timeNow() };
  return changeAs(context, input, ({ homes }, personId) => {
    if (homes.flatMap(({ notes }) => notes).length >= maxNotes)
      throw badField('text', `A list can have ${maxNotes} notes. Please remove one first.`);
    return withHome(homes, new ObjectId(input.propertyId), (home) => ({
      ...home,
      notes: [...home.notes, { ...note, personId }],
    }));
  });
}

/** Removes a note, for its writer or the maker of the list. Throws FORBIDDEN for others, NOT_FOUND for an unknown note. */
export async function removeSharedNote(
  context: Context,
  { token, key, noteId }: { token: string; key: string; noteId: string },
): Promise<SharedShortlist> {
  return changeList(context, { token, key }, (list) => {
    const person = personWith(list, key);
    const note = list.homes.flatMap(({ notes }) => notes).find(({ id }) => id === noteId);
    if (!note) throw notFound('Note');
    if (note.personId !== person?.id && !isMaker(list, person))
      throw new AppError(
        'FORBIDDEN',
        'Only the writer of a note and the person who made this list can remove it.',
      );
    const homes = list.homes.map((home) => ({
      ...home,
      notes: home.notes.filter(({ id }) => id !== noteId),
    }));
    return { ...list, homes };
  });
}

/** Changes what people with the link may do, for the maker alone. */
export async function setSharedShortlistMode(
  context: Context,
  { token, key, mode }: { token: string; key: string; mode: ShareMode },
): Promise<SharedShortlist> {
  return changeList(context, { token, key }, (list) => {
    if (!isMaker(list, personWith(list, key))) throw new AppError('FORBIDDEN', onlyMaker);
    return { ...list, mode };
  });
}

/** Ends a list at once, for the maker alone: it is removed for good, with all names and notes. */
export async function endSharedShortlist(context: Context, token: string, key: string): Promise<void> {
  await countUse(context, changeLimit);
  const stored = await requireShared(context, token);
  if (!isMaker(stored, personWith(stored, key))) throw new AppError('FORBIDDEN', onlyMaker);
  await shortlistsOf(context).deleteOne({ _id: stored._id });
}

/** Changes the homes as a person, who joins the list with the first change. */
async function changeAs(
  context: Context,
  { token, key, name }: { token: string; key: string; name: string },
  change: (list: SharedContent, personId: string) => StoredHome[],
): Promise<SharedShortlist> {
  if (!keyPattern.test(key))
    throw badField('key', 'Please send 22 to 64 letters, digits, hyphens and underscores.');
  const newId = new ObjectId().toHexString();
  return changeList(context, { token, key }, (list) => {
    const known = personWith(list, key);
    if (list.mode === ShareMode.READ_ONLY && !isMaker(list, known)) throw new AppError('FORBIDDEN', readOnly);
    if (!known && list.people.length >= maxPeople)
      throw badInput(`This list is full: it has ${maxPeople} people.`);
    const id = known?.id ?? newId;
    const people = known
      ? list.people.map((person) => (person === known ? { ...person, name } : person))
      : [...list.people, { id, keyHash: hashOf(key), name }];
    return { ...list, people, homes: change(list, id) };
  });
}

/**
 * Reads the list, changes it and writes it if no other change came between, else does so again: no change is lost, and
 * the limits hold exactly. Throws GONE for a link that does not work.
 */
async function changeList(
  context: Context,
  { token, key }: { token: string; key: string },
  change: (list: StoredShortlist) => SharedContent,
): Promise<SharedShortlist> {
  await countUse(context, changeLimit);
  for (let round = 0; round < maxRounds; round += 1) {
    const stored = await requireShared(context, token);
    const { mode, people, homes } = change(stored);
    const written = await shortlistsOf(context).findOneAndUpdate(
      { _id: stored._id, version: stored.version },
      { $set: { mode, people, homes }, $max: { usedAt: timeNow() }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    );
    if (written) return shownList(written, key);
  }
  if (await shortlistsOf(context).findOne({ tokenHash: hashOf(token) }))
    throw new AppError('CONFLICT', 'Other people are changing the list at the moment. Please try again.');
  throw endedList();
}

/** The homes with one of them changed. Throws NOT_FOUND if it is not on the list. */
function withHome(
  homes: StoredHome[],
  propertyId: ObjectId,
  change: (home: StoredHome) => StoredHome,
): StoredHome[] {
  if (!homes.some((home) => home.propertyId.equals(propertyId))) throw notFound('Home');
  return homes.map((home) => (home.propertyId.equals(propertyId) ? change(home) : home));
}
