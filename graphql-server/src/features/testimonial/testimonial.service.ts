import type { Context } from '../../context.ts';
import {
  allItems,
  insertItem,
  itemById,
  listItems,
  restoreItem,
  trashItem,
  updateItem,
} from '../../database/items.ts';
import type { Noun } from '../../database/items.ts';
import { wordsOf } from '../../database/words.ts';
import type { IncomingFile } from '../../files/incoming.ts';
import { withOneImage } from '../../files/one-image.ts';
import { checkInput } from '../../input.ts';
import type { ListInput, Page } from '../../types.ts';
import { incompleteTestimonial, TestimonialInput } from './testimonial.input.ts';
import type { Testimonial } from './testimonial.type.ts';

export const testimonialNoun: Noun<Testimonial> = {
  collection: 'testimonials',
  label: 'Testimonial',
  sortFields: { name: 'name' },
  perPage: 10,
  public: true,
  namedBy: 'name',
};

/** All testimonials, newest first. */
export async function testimonials(context: Context): Promise<Testimonial[]> {
  return allItems(context, testimonialNoun);
}

/** One testimonial that is not deleted; NOT_FOUND for an unknown id. */
export async function testimonial(context: Context, id: string): Promise<Testimonial> {
  return itemById(context, testimonialNoun, id);
}

/** The admin’s list. */
export async function adminTestimonials(
  context: Context,
  list: Partial<ListInput>,
): Promise<Page<Testimonial>> {
  return listItems(context, testimonialNoun, list);
}

/** Stores a testimonial with a portrait. */
export async function createTestimonial(
  context: Context,
  raw: TestimonialInput,
  portrait: IncomingFile | undefined,
): Promise<Testimonial> {
  const facts = readFacts(raw);
  return withOneImage(context, portrait, portraitOf(facts), (image) =>
    insertItem(context, testimonialNoun, { ...facts, image }),
  );
}

/** Replaces a testimonial’s texts, and its portrait if a new one came. */
export async function updateTestimonial(
  context: Context,
  id: string,
  raw: TestimonialInput,
  portrait: IncomingFile | undefined,
  readAt?: Date | null,
): Promise<Testimonial> {
  const stored = await itemById(context, testimonialNoun, id);
  const facts = readFacts(raw);
  return withOneImage(context, portrait, { ...portraitOf(facts), current: stored.image }, (image) =>
    updateItem(context, testimonialNoun, stored._id, { ...facts, image }, readAt),
  );
}

/** Takes a testimonial off the site; for 30 days it can be restored. */
export async function deleteTestimonial(context: Context, id: string): Promise<Testimonial> {
  return trashItem(context, testimonialNoun, id);
}

/** Brings a deleted testimonial back. */
export async function restoreTestimonial(context: Context, id: string): Promise<Testimonial> {
  return restoreItem(context, testimonialNoun, id);
}

function readFacts(raw: TestimonialInput) {
  const { name, position, description } = checkInput(TestimonialInput, raw);
  return { name, position, description, words: wordsOf(name, position, description) };
}

function portraitOf({ name }: Pick<Testimonial, 'name'>) {
  const wrong = '❗ Only image files are allowed.';
  return { alt: `Portrait of ${name}`, missing: incompleteTestimonial, wrong };
}
