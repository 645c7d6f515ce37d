import { ObjectId } from 'mongodb';
import type { AppContext, Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import type { StoredItem } from '../../base/types.ts';
import { noteRead } from '../../kit/noun.ts';
import type { NounFilter } from '../../kit/noun.ts';
import type { Reference } from '../../kit/references.ts';

/** A person of the team, as far as properties and enquiries need to know. */
interface Person extends StoredItem {
  name: string;
  email: string | null;
}

/** The collection that responsible persons belong to. */
const collection = 'teamMembers';

/** How histories name the field. */
export const responsibleReference: Record<string, Reference> = {
  responsibleId: { collection, namedBy: 'name', field: 'responsiblePerson' },
};

export const notOnTeam = 'This person is no longer on the team. Please choose another one.';

/** The person with this id; null without an id, and for one who is in the trash or was never there. */
export async function personOnTeam(
  context: AppContext,
  id: ObjectId | null | undefined,
): Promise<Pick<Person, '_id' | 'name' | 'email'> | null> {
  if (!id) return null;
  noteRead(context, collection);
  return context.db
    .collection<Person>(collection)
    .findOne({ _id: id, deleted: false }, { projection: { name: 1, email: 1 } });
}

/** Those of these people who are on the team, by name. */
export async function membersOnTeam(
  context: AppContext,
  given: ObjectId[],
): Promise<Pick<Person, '_id' | 'name' | 'email'>[]> {
  if (given.length === 0) return [];
  noteRead(context, collection);
  return context.db
    .collection<Person>(collection)
    .find(
      { _id: { $in: given }, deleted: false },
      { sort: { name: 1, _id: 1 }, projection: { name: 1, email: 1 } },
    )
    .toArray();
}

/** The ids of those who are on the team, as texts. */
export async function idsOnTeam(
  context: AppContext,
  ids: (ObjectId | null | undefined)[],
): Promise<Set<string>> {
  const found = await membersOnTeam(
    context,
    ids.filter((id) => id !== null && id !== undefined),
  );
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

/**
 * Checks a chosen person. Throws BAD_USER_INPUT beside the field for one who is not on the team, unless `before` has
 * the same: a person in the trash can come back.
 */
export async function requirePerson(
  context: Context,
  id: ObjectId | null,
  before: (ObjectId | null | undefined)[] = [],
): Promise<void> {
  if (!id || before.some((other) => other?.equals(id))) return;
  if (!(await personOnTeam(context, id))) throw badField('responsibleId', notOnTeam);
}

/** The person of an enquiry, as it keeps them. */
export interface EnquiryPerson {
  responsibleId: ObjectId | null;
  responsibleName: string | null;
  responsibleEmail: string | null;
}

/** The person to whom an enquiry about a property goes; no one if the person is not on the team now. */
export async function enquiryPerson(
  context: AppContext,
  about: { responsibleId?: ObjectId | null } | null | undefined,
): Promise<EnquiryPerson> {
  const person = await personOnTeam(context, about?.responsibleId);
  return {
    responsibleId: person?._id ?? null,
    responsibleName: person?.name ?? null,
    responsibleEmail: person?.email ?? null,
  };
}

/** The person to whom an enquiry is written; if that person is not on the team now, the one of its property. */
export async function firstOnTeam(
  context: AppContext,
  personId: string | undefined,
  about: { responsibleId?: ObjectId | null } | null,
): Promise<EnquiryPerson> {
  const written = await enquiryPerson(context, personId ? { responsibleId: parseId(personId) } : null);
  return written.responsibleId ? written : enquiryPerson(context, about);
}

/** The value of the filter for what is for no one. */
const noOne = 'none';

/** Filters by the id of a person; `none` keeps what is for no one. */
export const byResponsible: NounFilter = (value) => {
  if (value === noOne) return { responsibleId: null };
  const isId = typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);
  return isId ? { responsibleId: new ObjectId(value) } : null;
};
