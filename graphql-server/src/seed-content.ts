import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { ObjectId } from 'mongodb';
import type { Context } from './context.ts';
import { collectionOf } from './database/items.ts';
import { createBlog } from './features/blog/blog.service.ts';
import { blogSeeds } from './features/blog/blog.seed.ts';
import { createMediaItem } from './features/media/media-item.service.ts';
import { mediaItemSeeds } from './features/media/media-item.seed.ts';
import { createProperty, propertyNoun } from './features/property/property.service.ts';
import type { PropertyInput } from './features/property/property.input.ts';
import { propertySeeds } from './features/property/property.seed.ts';
import type { PropertySeed } from './features/property/property.seed.ts';
import { PropertyCategory, PropertyStatus } from './features/property/property.type.ts';
import { createTeamMember } from './features/team/team-member.service.ts';
import { teamMemberSeeds } from './features/team/team-member.seed.ts';
import { createTestimonial } from './features/testimonial/testimonial.service.ts';
import { testimonialSeeds } from './features/testimonial/testimonial.seed.ts';
import type { Image } from './files/image.type.ts';
import { saveImage } from './files/images.ts';
import type { IncomingFile } from './files/incoming.ts';
import { seedPictures } from './seed-media.ts';

const mediaFolder = 'graphql-server/seed-media';
const dayMs = 24 * 3_600_000;

/**
 * Fills a database that has never had content. The server listens only afterwards, so what an interrupted run left
 * is removed and made again.
 */
export async function seedWhenEmpty(context: Context): Promise<void> {
  const marks = context.db.collection<{ _id: string; state: 'begun' | 'done' }>('marks');
  const mark = await marks.findOne({ _id: 'content' });
  if (mark?.state === 'done') return;
  if (mark) await removeContent(context);
  else if ((await collectionOf(context, propertyNoun).countDocuments({}, { limit: 1 })) > 0) return;
  await marks.updateOne({ _id: 'content' }, { $set: { state: 'begun' } }, { upsert: true });
  console.log('Filling the empty database with sample content (once, about half a minute) …');
  await seedContent(context);
  await marks.updateOne({ _id: 'content' }, { $set: { state: 'done' } });
}

async function removeContent({ db }: Context): Promise<void> {
  const collections = [
    'properties',
    'teamMembers',
    'testimonials',
    'blogs',
    'mediaItems',
    'fs.files',
    'fs.chunks',
  ];
  for (const name of collections) await db.collection(name).deleteMany({});
}

async function seedContent(context: Context): Promise<void> {
  const pictures = await savePictures(context, [...new Set(propertySeeds.flatMap(({ images }) => images))]);
  for (const [index, seed] of propertySeeds.entries()) {
    const { _id } = await createProperty(context, propertyInput(seed), { newImages: [] });
    const images = seed.images.flatMap((name) => pictures.get(name) ?? []);
    await dateBack(context, 'properties', _id, index * 2, { images }, true);
  }
  for (const { image, ...seed } of teamMemberSeeds) await createTeamMember(context, seed, seedFile(image));
  for (const [index, { image, ...seed }] of testimonialSeeds.entries()) {
    const { _id } = await createTestimonial(context, seed, seedFile(image));
    await dateBack(context, 'testimonials', _id, index * 9);
  }
  for (const { image, daysAgo, ...seed } of blogSeeds) {
    const { _id } = await createBlog(context, seed, seedFile(image));
    await dateBack(context, 'blogs', _id, daysAgo, { 'image.alt': altText(image) }, true);
  }
  for (const [index, { image, name }] of mediaItemSeeds.entries()) {
    const { _id } = await createMediaItem(context, { name }, seedFile(image));
    await dateBack(context, 'mediaItems', _id, index * 5, { 'image.alt': altText(image) });
  }
}

/** What the admin would have typed for a sample property. */
export function propertyInput({
  images: _images,
  category,
  propertyStatus,
  ...texts
}: PropertySeed): PropertyInput {
  return { ...texts, category: PropertyCategory[category], propertyStatus: PropertyStatus[propertyStatus] };
}

async function savePictures(context: Context, names: string[]): Promise<Map<string, Image>> {
  const pictures = new Map<string, Image>();
  for (const name of names) {
    const options = { field: 'images', sentence: `${name} is no picture.`, alt: altText(name) };
    pictures.set(name, await saveImage(context, seedFile(name), options));
  }
  return pictures;
}

function seedFile(name: string): IncomingFile {
  return { filename: name, createReadStream: () => createReadStream(resolve(mediaFolder, name)) };
}

function altText(name: string): string {
  return seedPictures[name]?.alt ?? '';
}

async function dateBack(
  { db }: Context,
  collection: string,
  _id: ObjectId,
  days: number,
  values: object = {},
  published = false,
) {
  const createdAt = new Date(Date.now() - days * dayMs);
  await db
    .collection(collection)
    .updateOne({ _id }, { $set: { ...values, createdAt, ...(published && { publishAt: createdAt }) } });
}
