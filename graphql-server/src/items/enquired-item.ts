import type { ObjectId } from 'mongodb';
import type { Context } from '../base/context.ts';
import { parseId } from '../base/ids.ts';
import { announceChange } from '../database/changes.ts';
import type { WriteMarks } from '../database/changes.ts';
import { published } from './publication.ts';
import type { PublishedItem } from './publication.ts';

/** An item that visitors can ask about. */
interface EnquiredItem extends PublishedItem {
  title: string;
  enquiryCount: number;
  enquiredAt?: Date;
}

/** The collection that enquiries refer to. */
const collection = 'properties';

/** A topic of its own: an enquiry changes the order by popularity, but no text of a page. */
export const enquiriesTopic = `${collection}.enquiryCount`;
/** The search model follows enquiries by these fields. */
export const enquiryMarks: WriteMarks = { date: 'enquiredAt', count: 'enquiryCount' };

/** The title of a project that is not deleted, published or not; null when there is none of that id. */
export async function enquiredTitle(context: Context, id: string): Promise<string | null> {
  const found = await context.db
    .collection<EnquiredItem>(collection)
    .findOne({ _id: parseId(id), deleted: false }, { projection: { title: 1 } });
  return found?.title ?? null;
}

/** Counts an enquiry for a project and returns its title, or null when visitors know no such project. */
export async function countEnquiry(context: Context, id: string): Promise<string | null> {
  const updated = await context.db
    .collection<EnquiredItem>(collection)
    .findOneAndUpdate(
      { _id: parseId(id), deleted: false, ...published() },
      { $inc: { enquiryCount: 1 }, $currentDate: { enquiredAt: true } },
      { projection: { title: 1 } },
    );
  if (!updated) return null;
  announceChange(context, enquiriesTopic);
  return updated.title;
}

/** Counts an enquiry for each of these projects that visitors know, and returns their titles by id. */
export async function countEnquiries(context: Context, ids: ObjectId[]): Promise<Map<string, string>> {
  const projects = context.db.collection<EnquiredItem>(collection);
  const known = await projects
    .find({ _id: { $in: ids }, deleted: false, ...published() }, { projection: { title: 1 } })
    .toArray();
  if (known.length === 0) return new Map();
  await projects.updateMany(
    { _id: { $in: known.map(({ _id }) => _id) } },
    { $inc: { enquiryCount: 1 }, $currentDate: { enquiredAt: true } },
  );
  announceChange(context, enquiriesTopic);
  return new Map(known.map(({ _id, title }) => [_id.toHexString(), title]));
}
