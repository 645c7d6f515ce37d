import { teamMemberFields } from 'domain/team/team-member-fields.ts';
import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { textsOf } from '../../base/text/text-rows.ts';
import type { ListInput, Page } from '../../base/types.ts';
import { withOneImage } from '../../files/one-image.ts';
import type { ChosenImage } from '../../files/one-image.ts';
import { allItems, findPublic, itemById, listItems, trashItem, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { Noun } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { withFreeSlug } from '../../kit/slugs.ts';
import { TeamMemberInput, TrainingInput } from './team-member.input.ts';
import type { TeamMember } from './team-member.type.ts';

export const teamMemberNoun: Noun<TeamMember> = {
  collection: 'teamMembers',
  writeScope: ApiScope.CONTENT_WRITE,
  label: 'Team member',
  sortFields: { name: 'name' },
  perPage: 10,
  public: true,
  namedBy: 'name',
  slug: 'person',
};

/** All team members, or the `first` 1–100, in the order in which they were added. */
export async function teamMembers(context: Context, first?: number): Promise<TeamMember[]> {
  return allItems(context, teamMemberNoun, 1, first);
}

/** One team member by id or by slug. Null if it never existed; throws GONE if it was removed. */
export async function teamMember(
  context: Context,
  { id, slug }: { id?: string; slug?: string },
): Promise<TeamMember | null> {
  if (!id && !slug) throw badField('id', 'Please give an id or a slug.');
  const filter = id ? { _id: parseId(id) } : { slug: slug?.toLowerCase() };
  return findPublic(context, teamMemberNoun, filter, 'This person is no longer on the team.');
}

/** The admin list of team members. */
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
  portrait: ChosenImage,
): Promise<TeamMember> {
  const facts = readTeamMember(raw);
  return withOneImage(context, portrait, portraitOf(facts), (image) =>
    withFreeSlug(context, teamMemberNoun, facts.name, (slug) =>
      insertItem(context, teamMemberNoun, { ...facts, slug, image }),
    ),
  );
}

/** Replaces the facts of a team member, and the portrait if there is a new one. The slug never changes. */
export async function updateTeamMember(
  context: Context,
  id: string,
  raw: TeamMemberInput,
  portrait: ChosenImage,
  readAt?: Date | null,
): Promise<TeamMember> {
  const stored = await itemById(context, teamMemberNoun, id);
  const facts = readTeamMember(raw);
  const current = { current: stored.image, currentAlt: portraitOf(stored).alt };
  return withOneImage(context, portrait, { ...portraitOf(facts), ...current }, (image) =>
    updateItem(context, teamMemberNoun, stored._id, { ...facts, image }, readAt),
  );
}

/** Notes the training certificate of a team member; all else stays. */
export async function recordTraining(context: Context, id: string, raw: TrainingInput): Promise<TeamMember> {
  const { certificate: trainingCertificate, passedOn: trainingPassedOn } = checkInput(TrainingInput, raw);
  const { _id } = await itemById(context, teamMemberNoun, id);
  return updateItem(context, teamMemberNoun, _id, { trainingCertificate, trainingPassedOn });
}

/** Moves a team member to the trash, where it can be restored for 30 days. */
export async function deleteTeamMember(context: Context, id: string): Promise<TeamMember> {
  return trashItem(context, teamMemberNoun, id);
}

/** Turns a team member from the form into stored fields. Throws BAD_USER_INPUT with a sentence for each wrong field. */
export function readTeamMember(raw: TeamMemberInput) {
  const texts = textsOf(teamMemberFields, checkInput(TeamMemberInput, raw));
  return { ...texts, words: wordsOf(texts.name, texts.position) };
}

function portraitOf({ name }: Pick<TeamMember, 'name'>) {
  const sentence = 'Please select an image.';
  return { alt: `Portrait of ${name}`, missing: sentence, wrong: sentence };
}
