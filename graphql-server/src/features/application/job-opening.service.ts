import { ObjectId } from 'mongodb';
import { dayInIndia, timeNow } from '../../base/clock.ts';
import type { AppContext, Context } from '../../base/context.ts';
import { badField, notFound } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import { announceChange, touch } from '../../database/changes.ts';
import { ActivityVerb, recordActivity } from '../../kit/change/activity-log.ts';
import { fieldChanges } from '../../kit/change/field-changes.ts';
import { noteRead } from '../../kit/noun.ts';
import { isDay } from 'domain/text/day.ts';
import { JobOpeningInput } from './job-opening.input.ts';
import type { JobOpening } from './job-opening.type.ts';

export const jobOpeningsCollection = 'jobOpenings';

/** More openings than a small office ever has at once. */
const most = 50;
const sampleMs = 60 * 24 * 3_600_000;
const yearMs = 366 * 24 * 3_600_000;

/** An opening that was removed keeps its document, so that saving it again brings it back. */
interface StoredOpening extends JobOpening {
  deleted: boolean;
}

const kept = { deleted: false } as const;

function openingsOf(context: AppContext) {
  noteRead(context, jobOpeningsCollection);
  return context.db.collection<StoredOpening>(jobOpeningsCollection);
}

/** The openings that people can apply for today, the newest first. */
export async function jobOpenings(context: AppContext): Promise<JobOpening[]> {
  const today = dayInIndia();
  return (await allOpenings(context)).filter(({ applyBy }) => applyBy >= today);
}

/** Every opening, the newest first; those whose last day is over stay for their text. */
export async function allOpenings(context: AppContext): Promise<JobOpening[]> {
  return openingsOf(context)
    .find(kept, { sort: { _id: -1 }, limit: most })
    .toArray();
}

/**
 * Adds an opening, listed from today on, or replaces the one with the id. A sample that is saved is a sample no more.
 * Throws BAD_USER_INPUT for a last day that is over or more than a year away, NOT_FOUND for an unknown id.
 */
export async function saveJobOpening(
  context: Context,
  raw: JobOpeningInput,
  id?: string | null,
): Promise<JobOpening> {
  const { payFrom = null, payTo = null, ...input } = checkInput(JobOpeningInput, raw, wrongOpening);
  const values = { ...input, payFrom, payTo, sample: false, ...kept };
  const collection = openingsOf(context);
  if (!id && (await collection.countDocuments(kept)) >= most)
    throw badField(
      'title',
      `There are ${most} openings already. Please remove one whose last day has passed.`,
    );
  const _id = id ? parseId(id) : new ObjectId();
  const before = await collection.findOneAndUpdate(
    { _id },
    { $set: values, $setOnInsert: { postedOn: dayInIndia() }, ...touch },
    { upsert: !id, returnDocument: 'before' },
  );
  if (id && !before) throw notFound('Opening');
  announceChange(context, jobOpeningsCollection);
  const changes = before ? fieldChanges(before, { ...before, ...values }) : [];
  if (!before || changes.length > 0)
    await recordActivity(context, {
      verb: before ? ActivityVerb.UPDATED : ActivityVerb.CREATED,
      noun: jobOpeningsCollection,
      itemId: _id,
      label: input.title,
      changes,
    });
  return { _id, ...values, postedOn: before?.postedOn ?? dayInIndia() };
}

/** Takes an opening off the list; saving it again with its id brings it back. Throws NOT_FOUND if there is none. */
export async function removeJobOpening(context: Context, id: string): Promise<JobOpening> {
  const removed = await openingsOf(context).findOneAndUpdate(
    { _id: parseId(id), ...kept },
    { $set: { deleted: true }, ...touch },
  );
  if (!removed) throw notFound('Opening');
  announceChange(context, jobOpeningsCollection);
  await recordActivity(context, {
    verb: ActivityVerb.DELETED,
    noun: jobOpeningsCollection,
    itemId: removed._id,
    label: removed.title,
  });
  return removed;
}

/** Adds a sample opening, for which people can apply for two months, unless it is there. */
export async function insertSampleOpening(
  context: AppContext,
  _id: ObjectId,
  values: Omit<JobOpening, '_id' | 'postedOn' | 'applyBy' | 'sample'>,
): Promise<void> {
  const applyBy = dayInIndia(new Date(timeNow().getTime() + sampleMs));
  const dates = { postedOn: dayInIndia(), applyBy };
  await openingsOf(context).updateOne(
    { _id },
    { $setOnInsert: { ...values, ...dates, sample: true, ...kept }, ...touch },
    { upsert: true },
  );
}

/** Takes the unchanged sample openings off the list. */
export async function removeSampleOpenings(context: AppContext): Promise<void> {
  await openingsOf(context).updateMany({ sample: true, ...kept }, { $set: { deleted: true }, ...touch });
  announceChange(context, jobOpeningsCollection);
}

function wrongOpening({ payFrom, payTo, applyBy }: JobOpeningInput): FieldMessages {
  const lastDay = dayInIndia(new Date(timeNow().getTime() + yearMs));
  return {
    ...(typeof payTo === 'number' &&
      typeof payFrom !== 'number' && { payFrom: 'Please enter the lowest pay too.' }),
    ...(typeof payTo === 'number' &&
      typeof payFrom === 'number' &&
      payTo < payFrom && { payTo: 'The highest pay is below the lowest.' }),
    ...(applyBy < dayInIndia() && { applyBy: 'This day has passed.' }),
    ...(applyBy > lastDay && { applyBy: 'Please choose a day within a year.' }),
    ...(typeof applyBy === 'string' && !isDay(applyBy) && { applyBy: 'This date does not exist.' }),
  };
}
