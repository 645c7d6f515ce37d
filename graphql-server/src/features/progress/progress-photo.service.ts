import type { ObjectId } from 'mongodb';
import { stageNames } from 'domain/property/plan-stages.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { dayInIndia } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import type { FieldMessages } from '../../base/errors.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import type { ListInput, Page } from '../../base/types.ts';
import { withOneImage } from '../../files/one-image.ts';
import type { ChosenImage } from '../../files/one-image.ts';
import { itemById, listItems, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import { partsOfCollection } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { isDay } from 'domain/text/day.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { ProgressPhotoInput } from './progress-photo.input.ts';
import type { ProgressPhoto } from './progress-photo.type.ts';
import { propertyNoun } from '../property/property.service.ts';

const propertyPart = (id: unknown) => `property ${String(id)}`;

export const progressPhotoNoun: Noun<ProgressPhoto> = {
  collection: 'progressPhotos',
  writeScope: ApiScope.LISTINGS_WRITE,
  label: 'Photograph',
  sortFields: { takenOn: 'takenOn' },
  perPage: 10,
  public: true,
  parts: { fields: ['propertyId'], of: ({ propertyId }) => [propertyPart(propertyId)] },
  namedBy: 'text',
};

/** The most photographs on a page. */
const mostShown = 24;
const sentence = 'Please select an image.';

/** The photographs of a property, the newest first, at most 24. */
export async function progressOf(context: Context, propertyId: ObjectId): Promise<ProgressPhoto[]> {
  return partsOfCollection(context, progressPhotoNoun, [propertyPart(propertyId)])
    .find({ deleted: false, propertyId }, { sort: { takenOn: -1, _id: -1 }, limit: mostShown })
    .toArray();
}

/** The list of photographs in the office. */
export async function adminProgressPhotos(
  context: Context,
  list: Partial<ListInput>,
): Promise<Page<ProgressPhoto>> {
  return listItems(context, progressPhotoNoun, list);
}

/** One photograph for its form. */
export async function editedProgressPhoto(context: Context, id: string): Promise<ProgressPhoto> {
  return itemById(context, progressPhotoNoun, id);
}

/** Stores a photograph of a property. Throws BAD_USER_INPUT for a day in the future and an unknown property. */
export async function createProgressPhoto(
  context: Context,
  raw: ProgressPhotoInput,
  picture: ChosenImage,
): Promise<ProgressPhoto> {
  const facts = await readProgressPhoto(context, raw);
  return withOneImage(context, picture, { alt: facts.text, missing: sentence, wrong: sentence }, (image) =>
    insertItem(context, progressPhotoNoun, { ...facts, image }),
  );
}

/** Replaces the facts of a photograph, and the picture if there is a new one. */
export async function updateProgressPhoto(
  context: Context,
  id: string,
  raw: ProgressPhotoInput,
  picture: ChosenImage,
  readAt?: Date | null,
): Promise<ProgressPhoto> {
  const stored = await itemById(context, progressPhotoNoun, id);
  const facts = await readProgressPhoto(context, raw);
  const current = { current: stored.image, currentAlt: stored.text };
  const texts = { alt: facts.text, missing: sentence, wrong: sentence };
  return withOneImage(context, picture, { ...texts, ...current }, (image) =>
    updateItem(context, progressPhotoNoun, stored._id, { ...facts, image }, readAt),
  );
}

async function readProgressPhoto(context: Context, raw: ProgressPhotoInput) {
  const { propertyId, takenOn, tower, stage, text } = checkInput(ProgressPhotoInput, raw, wrongDay);
  const _id = parseId(propertyId);
  const property = await context.db
    .collection<Planned>(propertyNoun.collection)
    .findOne({ _id, deleted: false }, { projection: { title: 1, 'costs.paymentPlan': 1 } });
  if (!property) throw badField('propertyId', 'This property no longer exists.');
  const stages = stageNames(property.costs?.paymentPlan ?? []);
  if (stage && !stages.includes(stage)) throw badField('stage', unknownStage(stages));
  const words = wordsOf(text, tower, property.title);
  return { propertyId: _id, takenOn, tower: tower ?? null, stage: stage ?? null, text, words };
}

/** What a photograph reads of its property. */
interface Planned {
  title: string;
  costs?: { paymentPlan?: Parameters<typeof stageNames>[0] | null } | null;
}

function unknownStage(stages: readonly string[]): string {
  return stages.length === 0
    ? 'This property has no payment plan with stages. Leave this empty.'
    : `Its payment plan has: ${stages.join(', ')}.`;
}

function wrongDay({ takenOn }: ProgressPhotoInput): FieldMessages {
  if (typeof takenOn !== 'string') return {};
  if (!isDay(takenOn)) return { takenOn: 'This date does not exist.' };
  return takenOn > dayInIndia() ? { takenOn: 'This day is in the future.' } : {};
}
