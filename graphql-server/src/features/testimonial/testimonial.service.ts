import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { parseId } from '../../base/ids.ts';
import { checkInput } from '../../base/input.ts';
import type { ListInput, Page } from '../../base/types.ts';
import { withOneImage } from '../../files/one-image.ts';
import type { ChosenImage } from '../../files/one-image.ts';
import { allItems, findPublic, itemById, listItems, trashItem, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { Noun } from '../../kit/noun.ts';
import { wordsOf } from '../../kit/search-words.ts';
import { incompleteTestimonial, TestimonialInput } from './testimonial.input.ts';
import type { Testimonial } from './testimonial.type.ts';

export const testimonialNoun: Noun<Testimonial> = {
  collection: 'testimonials',
  writeScope: ApiScope.CONTENT_WRITE,
  label: 'Testimonial',
  sortFields: { name: 'name' },
  perPage: 10,
  public: true,
  namedBy: 'name',
};

/** All testimonials, or the `first` 1–100, newest first. */
export async function testimonials(context: Context, first?: number): Promise<Testimonial[]> {
  return allItems(context, testimonialNoun, -1, first);
}

/** One testimonial. Null if it never existed; throws GONE if it was removed. */
export async function testimonial(context: Context, id: string): Promise<Testimonial | null> {
  const gone = 'This testimonial is no longer available.';
  return findPublic(context, testimonialNoun, { _id: parseId(id) }, gone);
}

/** The admin list of testimonials. */
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
  portrait: ChosenImage,
): Promise<Testimonial> {
  const facts = readTestimonial(raw);
  return withOneImage(context, portrait, portraitOf(facts), (image) =>
    insertItem(context, testimonialNoun, { ...facts, image }),
  );
}

/** Replaces the texts of a testimonial, and its portrait if there is a new one. */
export async function updateTestimonial(
  context: Context,
  id: string,
  raw: TestimonialInput,
  portrait: ChosenImage,
  readAt?: Date | null,
): Promise<Testimonial> {
  const stored = await itemById(context, testimonialNoun, id);
  const facts = readTestimonial(raw);
  const current = { current: stored.image, currentAlt: portraitOf(stored).alt };
  return withOneImage(context, portrait, { ...portraitOf(facts), ...current }, (image) =>
    updateItem(context, testimonialNoun, stored._id, { ...facts, image }, readAt),
  );
}

/** Moves a testimonial to the trash, where it can be restored for 30 days. */
export async function deleteTestimonial(context: Context, id: string): Promise<Testimonial> {
  return trashItem(context, testimonialNoun, id);
}

/** Turns a testimonial from the form into stored fields. Throws BAD_USER_INPUT with a sentence for each wrong field. */
export function readTestimonial(raw: TestimonialInput) {
  const { name, position, description } = checkInput(TestimonialInput, raw);
  return { name, position, description, words: wordsOf(name, position, description) };
}

function portraitOf({ name }: Pick<Testimonial, 'name'>) {
  const wrong = '❗ Only image files are allowed.';
  return { alt: `Portrait of ${name}`, missing: incompleteTestimonial, wrong };
}
