import DataLoader from 'dataloader';
import type { ObjectId } from 'mongodb';
import { hiddenAddress, hiddenNumber, withoutReach } from '../../../base/text/hidden-reach.ts';
import type { AppContext } from '../../../base/context.ts';
import type { LeadEvent } from '../../lead/lead.type.ts';
import type { Person } from '../person.type.ts';
import { leadsFor, sightOf } from './seen-leads.ts';

type Loader = DataLoader<ObjectId, boolean>;
const loaders = new WeakMap<AppContext, Loader>();

/**
 * The one place that says whether numbers and addresses of a person are hidden from the account of a request: those of the leads
 * of colleagues, if the settings say so, and for as long as the account has not asked for them.
 */
export async function isHidden(context: AppContext, personId: ObjectId | null | undefined): Promise<boolean> {
  if (!(await sightOf(context))?.hidesReach) return false;
  // Whose an enquiry is will be known in a moment.
  if (!personId) return true;
  const loader = loaders.get(context) ?? new DataLoader((ids) => areHidden(context, ids), { cache: false });
  loaders.set(context, loader);
  return loader.load(personId);
}

async function areHidden(context: AppContext, ids: readonly ObjectId[]): Promise<boolean[]> {
  const sight = await sightOf(context);
  if (!sight) return ids.map(() => false);
  const seen = await context.db
    .collection<Person>('people')
    .find({ $and: [{ _id: { $in: [...ids] } }, leadsFor(sight)] }, { projection: { _id: 1 } })
    .toArray();
  const open = new Set([...seen.map(({ _id }) => _id), ...sight.shownIds].map(String));
  return ids.map((id) => !open.has(id.toHexString()));
}

/** A person as the account of a request may read it. */
export async function shownPerson(context: AppContext, person: Person): Promise<Person> {
  if (!(await isHidden(context, person._id))) return person;
  const { name, history, step } = person;
  return {
    ...person,
    ...{ numbers: [], emails: [] },
    name: name && withoutReach(name),
    history: withoutReachIn(history),
    step: step && { ...step, text: step.text && withoutReach(step.text) },
  };
}

/** What is left of the numbers and addresses of a person that are hidden; nothing of those that are not. */
export async function hiddenReachOf(
  context: AppContext,
  { _id, numbers, emails }: Person,
): Promise<string[]> {
  if (!(await isHidden(context, _id))) return [];
  return [...numbers.map(hiddenNumber), ...emails.map(hiddenAddress)];
}

/** A history without the numbers and addresses in it. */
export function withoutReachIn(history: readonly LeadEvent[]): LeadEvent[] {
  return history.map((event) => ({
    ...event,
    ...(event.text && { text: withoutReach(event.text) }),
    ...(event.corrections && {
      corrections: event.corrections.map(({ field, before }) => ({
        field,
        before: before && (field === 'phone' || field === 'email' ? '•••' : withoutReach(before)),
      })),
    }),
  }));
}
