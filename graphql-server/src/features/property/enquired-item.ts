import { ObjectId } from 'mongodb';
import type { WithId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { announceChange } from '../../database/changes.ts';
import type { WriteMarks } from '../../database/changes.ts';
import { shown } from '../../kit/publication.ts';
import type { PublishedItem } from '../../kit/publication.ts';
import { propertyNoun } from './property.service.ts';

/** An item that visitors can ask about. */
interface EnquiredItem extends PublishedItem {
  title: string;
  enquiryCount: number;
  enquiredAt?: Date;
  responsibleId?: ObjectId | null;
}

/** What an enquiry keeps of the project. */
type Enquired = Pick<EnquiredItem, 'title' | 'responsibleId'>;

const kept = { title: 1, responsibleId: 1 } as const;

const { collection } = propertyNoun;

/** A topic of its own: an enquiry changes the order by popularity, but no text of a page. */
export const enquiriesTopic = `${collection}.enquiryCount`;
/** The search model follows enquiries by these fields. */
export const enquiryMarks: WriteMarks = { date: 'enquiredAt', count: 'enquiryCount' };

/** A project that is not deleted, published or not; null when there is none of that id. */
export async function enquiredItem(context: Context, id: string): Promise<Enquired | null> {
  return context.db
    .collection<EnquiredItem>(collection)
    .findOne({ _id: parseId(id), deleted: false }, { projection: kept });
}

/** Counts an enquiry for a project and returns it, or null when visitors know no such project. */
export async function countEnquiry(context: Context, id: string): Promise<Enquired | null> {
  const updated = await context.db
    .collection<EnquiredItem>(collection)
    .findOneAndUpdate(
      { _id: parseId(id), deleted: false, ...shown() },
      { $inc: { enquiryCount: 1 }, $currentDate: { enquiredAt: true } },
      { projection: kept },
    );
  if (!updated) return null;
  announceChange(context, enquiriesTopic);
  return updated;
}

/** The project that visitors know at an address: by its slug or its id. */
export async function knownItemAt(context: Context, address: string): Promise<WithId<Enquired> | null> {
  const which = ObjectId.isValid(address) ? { _id: new ObjectId(address) } : { slug: address };
  return context.db
    .collection<EnquiredItem & { slug: string }>(collection)
    .findOne({ ...which, deleted: false, ...shown() }, { projection: kept });
}

/** Those of these projects that visitors know, by id. */
export async function knownItems(context: Context, ids: ObjectId[]): Promise<Map<string, Enquired>> {
  const known = await context.db
    .collection<EnquiredItem>(collection)
    .find({ _id: { $in: ids }, deleted: false, ...shown() }, { projection: kept })
    .toArray();
  return new Map(known.map((project) => [project._id.toHexString(), project]));
}

/** Counts an enquiry for each of these projects that visitors know, and returns them by id. */
export async function countEnquiries(context: Context, ids: ObjectId[]): Promise<Map<string, Enquired>> {
  const known = await knownItems(context, ids);
  if (known.size === 0) return known;
  await context.db
    .collection<EnquiredItem>(collection)
    .updateMany(
      { _id: { $in: [...known.keys()].map((id) => new ObjectId(id)) } },
      { $inc: { enquiryCount: 1 }, $currentDate: { enquiredAt: true } },
    );
  announceChange(context, enquiriesTopic);
  return known;
}
