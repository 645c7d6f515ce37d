import type { Context } from '../../context.ts';
import {
  collectionOf,
  insertItem,
  itemById,
  listItems,
  restoreItem,
  trashItem,
  updateItem,
} from '../../database/items.ts';
import { findPage } from '../../database/paging.ts';
import type { Noun } from '../../database/items.ts';
import { findAddressed, slugify, withFreeSlug, withSlugFor } from '../../database/slugs.ts';
import { matchesWords, wordsOf } from '../../database/words.ts';
import type { IncomingFile } from '../../files/incoming.ts';
import { withOneImage } from '../../files/one-image.ts';
import { checkInput } from '../../input.ts';
import type { ListInput, Page } from '../../types.ts';
import { BlogInput } from './blog.input.ts';
import type { Blog, BlogTag } from './blog.type.ts';

export const blogNoun: Noun<Blog> = {
  collection: 'blogs',
  label: 'Story',
  sortFields: { title: 'title' },
  filters: { tag: (value) => ({ tags: value.slice(0, 60) }) },
  perPage: 10,
  public: true,
  namedBy: 'title',
};

const imageSentences = { missing: 'Please select an image.', wrong: 'Please select an image.' };

/** A page of stories, newest first; all words of a keyword must occur, their beginnings are enough. */
export async function blogs(
  context: Context,
  {
    page = 1,
    perPage = 9,
    tag,
    keyword,
  }: { page?: number; perPage?: number; tag?: string; keyword?: string },
): Promise<Page<Blog>> {
  const filter = { deleted: false, ...(tag && { tags: tag }), ...matchesWords(keyword) };
  return findPage(collectionOf(context, blogNoun), filter, { createdAt: -1, _id: -1 }, { page, perPage });
}

/** Every tag with the number of its stories, the most frequent first. */
export async function blogTags(context: Context): Promise<BlogTag[]> {
  return collectionOf(context, blogNoun)
    .aggregate<BlogTag>([
      { $match: { deleted: false } },
      { $project: { _id: 0, tags: 1 } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
      { $project: { _id: 0, tag: '$_id', count: 1 } },
    ])
    .toArray();
}

/** One story by id or by slug, present or former. Null when it never was, GONE when it was removed. */
export async function blog(context: Context, address: { id?: string; slug?: string }): Promise<Blog | null> {
  return findAddressed(collectionOf(context, blogNoun), address, 'This story is no longer available.');
}

/** The admin’s list. */
export async function adminBlogs(context: Context, list: Partial<ListInput>): Promise<Page<Blog>> {
  return listItems(context, blogNoun, list);
}

/** Stores a story with its cover picture. */
export async function createBlog(
  context: Context,
  raw: BlogInput,
  cover: IncomingFile | undefined,
): Promise<Blog> {
  const facts = readFacts(raw);
  return withOneImage(context, cover, { ...imageSentences, alt: facts.title }, (image) =>
    withFreeSlug(slugify(facts.title, 'story'), (slug) =>
      insertItem(context, blogNoun, { ...facts, slug, formerSlugs: [], image, words: blogWords(facts) }),
    ),
  );
}

/** Replaces a story’s texts, and its cover if a new one came. A changed headline gives it a new slug. */
export async function updateBlog(
  context: Context,
  id: string,
  raw: BlogInput,
  cover: IncomingFile | undefined,
  readAt?: Date | null,
): Promise<Blog> {
  const stored = await itemById(context, blogNoun, id);
  const facts = readFacts(raw);
  return withOneImage(
    context,
    cover,
    { ...imageSentences, current: stored.image, alt: facts.title },
    (image) => {
      const values = { ...facts, image, words: blogWords(facts) };
      return withSlugFor(facts.title, stored, 'story', (slugs) =>
        updateItem(context, blogNoun, stored._id, { ...values, ...slugs }, readAt),
      );
    },
  );
}

/** Takes a story off the site; for 30 days it can be restored. */
export async function deleteBlog(context: Context, id: string): Promise<Blog> {
  return trashItem(context, blogNoun, id);
}

/** Brings a deleted story back. */
export async function restoreBlog(context: Context, id: string): Promise<Blog> {
  return restoreItem(context, blogNoun, id);
}

function readFacts(raw: BlogInput) {
  const { title, description, para_1, para_2, conclusion, writtenBy, tags = [] } = checkInput(BlogInput, raw);
  const plainTags = [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
  return { title, description, para_1, para_2, conclusion, writtenBy, tags: plainTags };
}

function blogWords({ title, description, writtenBy, tags }: ReturnType<typeof readFacts>): string[] {
  return wordsOf(title, description, writtenBy, ...tags);
}
