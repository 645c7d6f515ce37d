import type { Context } from '../../context.ts';
import {
  allItems,
  collectionOf,
  insertItem,
  itemById,
  listItems,
  restoreItem,
  trashItem,
  updateItem,
} from '../../database/items.ts';
import type { Noun } from '../../database/items.ts';
import { slugify, withFreeSlug } from '../../database/slugs.ts';
import { wordsOf } from '../../database/words.ts';
import { AppError, badField } from '../../errors.ts';
import type { IncomingFile } from '../../files/incoming.ts';
import { withOneImage } from '../../files/one-image.ts';
import { checkInput } from '../../input.ts';
import type { ListInput, Page } from '../../types.ts';
import { TeamMemberInput } from './team-member.input.ts';
import type { TeamMember } from './team-member.type.ts';

export const teamMemberNoun: Noun<TeamMember> = {
  collection: 'teamMembers',
  label: 'Team member',
  sortFields: { name: 'name' },
  perPage: 10,
  public: true,
  namedBy: 'name',
};

/** All team members in the order they joined the list. */
export async function teamMembers(context: Context): Promise<TeamMember[]> {
  return allItems(context, teamMemberNoun, 1);
}

/** One team member by id or by slug; null for an unknown slug, NOT_FOUND for an unknown id, GONE for a removed person’s slug. */
export async function teamMember(
  context: Context,
  { id, slug }: { id?: string; slug?: string },
): Promise<TeamMember | null> {
  if (id) return itemById(context, teamMemberNoun, id);
  if (!slug) throw badField('id', 'Please give an id or a slug.');
  const found = await collectionOf(context, teamMemberNoun).findOne({ slug });
  if (found?.deleted) throw new AppError('GONE', 'This person is no longer on the team.');
  return found;
}

/** The admin’s list. */
export async function adminTeamMembers(
  context: Context,
  list: Partial<ListInput>,
): Promise<Page<TeamMember>> {
  return listItems(context, teamMemberNoun, list);
}

/** Stores a team member with a portrait. */
export async function createTeamMember(
  context: Context,
  raw: TeamMemberInput,
  portrait: IncomingFile | undefined,
): Promise<TeamMember> {
  const facts = readFacts(raw);
  return withOneImage(context, portrait, portraitOf(facts), (image) =>
    withFreeSlug(slugify(facts.name, 'person'), (slug) =>
      insertItem(context, teamMemberNoun, { ...facts, slug, image }),
    ),
  );
}

/** Replaces a team member’s facts, and the portrait if a new one came. The address stays. */
export async function updateTeamMember(
  context: Context,
  id: string,
  raw: TeamMemberInput,
  portrait: IncomingFile | undefined,
  readAt?: Date | null,
): Promise<TeamMember> {
  const stored = await itemById(context, teamMemberNoun, id);
  const facts = readFacts(raw);
  return withOneImage(context, portrait, { ...portraitOf(facts), current: stored.image }, (image) =>
    updateItem(context, teamMemberNoun, stored._id, { ...facts, image }, readAt),
  );
}

/** Takes a team member off the site; for 30 days it can be restored. */
export async function deleteTeamMember(context: Context, id: string): Promise<TeamMember> {
  return trashItem(context, teamMemberNoun, id);
}

/** Brings a deleted team member back. */
export async function restoreTeamMember(context: Context, id: string): Promise<TeamMember> {
  return restoreItem(context, teamMemberNoun, id);
}

function readFacts(raw: TeamMemberInput) {
  const { name, position, bio, experience, location, email, phone } = checkInput(TeamMemberInput, raw);
  return {
    name,
    position,
    bio: bio ?? null,
    experience: experience ?? null,
    location: location ?? null,
    email: email ?? null,
    phone: phone ?? null,
    words: wordsOf(name, position),
  };
}

function portraitOf({ name }: Pick<TeamMember, 'name'>) {
  const sentence = 'Please select an image.';
  return { alt: `Portrait of ${name}`, missing: sentence, wrong: sentence };
}
