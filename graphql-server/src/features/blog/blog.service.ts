import { ApiScope } from '../../base/api-scope.ts';
import type { Context } from '../../base/context.ts';
import { badField } from '../../base/errors.ts';
import { checkInput } from '../../base/input.ts';
import type { Page } from '../../base/types.ts';
import type { Image } from '../../files/image.type.ts';
import { withOneImage } from '../../files/one-image.ts';
import type { ChosenImage } from '../../files/one-image.ts';
import { withStoredPictures } from '../../files/waiting-pictures.ts';
import { draftOf, isLive, putLive, withDraft } from '../../kit/change/drafts.ts';
import { copyOf } from '../../kit/change/duplicates.ts';
import { itemById, listItems, trashItem, updateItem } from '../../kit/items.ts';
import { insertItem } from '../../kit/new-items.ts';
import type { ListPart } from '../../kit/items.ts';
import { collectionOf } from '../../kit/noun.ts';
import type { Noun } from '../../kit/noun.ts';
import { findPage } from '../../kit/paging.ts';
import {
  filterByState,
  newestPublished,
  readPublication,
  requireComplete,
  seenByVisitors,
} from '../../kit/publication.ts';
import type { PublicationInput } from '../../kit/publication.ts';
import { matchesWords, wordsOf } from '../../kit/search-words.ts';
import { findAddressed, slugParts, withFreeSlug, withSlugFor } from '../../kit/slugs.ts';
import { BlogInput, maxPartLength, maxTitleLength, requiredSentence } from './blog.input.ts';
import type { Blog, BlogTag } from './blog.type.ts';
import { renderMarkdown } from '../../base/text/markdown.ts';
import { textPicturesOf } from '../../base/text/text-pictures.ts';

export const blogNoun: Noun<Blog> = {
  collection: 'blogs',
  readScope: ApiScope.CONTENT_READ,
  writeScope: ApiScope.CONTENT_WRITE,
  label: 'Story',
  sortFields: { title: 'title' },
  filters: {
    publication: filterByState,
    tag: (value) => (typeof value === 'string' ? { tags: value.slice(0, 60) } : null),
  },
  perPage: 10,
  public: true,
  scheduled: true,
  parts: slugParts,
  namedBy: 'title',
  slug: 'story',
  versions: { besides: [] },
};

/** The fields that a published story needs; a draft needs only a title. */
const neededToPublish = ['description', 'para_1', 'para_2', 'conclusion', 'writtenBy', 'image'] as const;

const imageSentences = { missing: 'Please select an image.', wrong: 'Please select an image.' };

/**
 * A page of published stories, latest first. A story must contain all words of the keyword, at least as
 * beginnings of words.
 */
export async function blogs(
  context: Context,
  {
    page = 1,
    perPage = 9,
    tag,
    keyword,
  }: { page?: number; perPage?: number; tag?: string; keyword?: string },
): Promise<Page<Blog>> {
  const filter = {
    deleted: false,
    ...seenByVisitors(blogNoun),
    ...(tag && { tags: tag }),
    ...matchesWords(keyword),
  };
  return findPage(collectionOf(context, blogNoun), filter, newestPublished, { page, perPage });
}

/** Each tag with its number of published stories, most frequent first. */
export async function blogTags(context: Context): Promise<BlogTag[]> {
  return collectionOf(context, blogNoun)
    .aggregate<BlogTag>([
      { $match: { deleted: false, ...seenByVisitors(blogNoun) } },
      { $project: { _id: 0, tags: 1 } },
      { $unwind: '$tags' },
      { $group: { _id: '$tags', count: { $sum: 1 } } },
      { $sort: { count: -1, _id: 1 } },
      { $project: { _id: 0, tag: '$_id', count: 1 } },
    ])
    .toArray();
}

/**
 * One story by id or by slug, current or former. Null if it never existed, or if only owner and editors may
 * see it and the caller is neither. Throws GONE if it was removed.
 */
export async function blog(context: Context, address: { id?: string; slug?: string }): Promise<Blog | null> {
  const gone = 'This story is no longer available.';
  return findAddressed(context, blogNoun, address, gone);
}

/** Renders a text as in a story. Throws BAD_USER_INPUT if it is longer than a part may be. */
export function markdownHtml(text: string): string {
  if (text.length > maxPartLength) throw badField('text', 'Please use at most 50,000 characters.');
  return renderMarkdown(text);
}

/** The admin list of stories. */
export async function adminBlogs(context: Context, list: ListPart): Promise<Page<Blog>> {
  return listItems(context, blogNoun, list);
}

/** Stores a story with its cover, and publishes it unless `publication` says otherwise. */
export async function createBlog(
  context: Context,
  raw: BlogInput,
  cover: ChosenImage,
  publication?: PublicationInput,
): Promise<Blog> {
  const publishAt = readPublication(publication);
  const facts = readBlog(raw, publishAt);
  return withStoryPictures(context, facts, { cover, stored: null }, (image) => {
    const values = { ...facts, formerSlugs: [], image };
    return withFreeSlug(context, blogNoun, facts.title, (slug) =>
      insertItem(context, blogNoun, { ...values, slug }),
    );
  });
}

/**
 * Replaces a story’s texts, and its cover if a new one came. A changed headline gives it a new slug. Who sees it
 * stays as it is unless said. While visitors see the story, a draft or a scheduled change is kept beside it.
 */
export async function updateBlog(
  context: Context,
  id: string,
  raw: BlogInput,
  { publication, readAt, ...cover }: ChosenImage & { publication?: PublicationInput; readAt?: Date | null },
): Promise<Blog> {
  const stored = await itemById(context, blogNoun, id);
  const publishAt = readPublication(publication, stored.publishAt);
  const facts = readBlog(raw, publishAt);
  return withStoryPictures(context, facts, { cover, stored: withDraft(stored) }, (image) => {
    const { publishAt: _kept, ...content } = { ...facts, image };
    if (isLive(stored) && !isLive({ publishAt }))
      return updateItem(
        context,
        blogNoun,
        stored._id,
        { draft: draftOf(context, content, publishAt) },
        readAt,
      );
    const values = { ...content, publishAt, ...(publication && { draft: null }) };
    return withSlugFor(context, blogNoun, stored, facts.title, (slugs) =>
      updateItem(context, blogNoun, stored._id, { ...values, ...slugs }, readAt),
    );
  });
}

/**
 * Publishes a story, now or later, or makes it a draft again. Throws BAD_USER_INPUT with the missing fields
 * if it is incomplete.
 */
export async function setBlogPublication(
  context: Context,
  id: string,
  publication: PublicationInput,
): Promise<Blog> {
  const stored = await itemById(context, blogNoun, id);
  const publishAt = readPublication(publication, stored.publishAt);
  if (publishAt) requireComplete(withDraft(stored), neededToPublish, requiredSentence);
  return putLive(context, blogNoun, stored, publishAt);
}

/** Adds a draft with the texts and the picture of a story. */
export async function duplicateBlog(context: Context, id: string): Promise<Blog> {
  const stored = await itemById(context, blogNoun, id);
  const { searchText: _none, ...copy } = copyOf(blogNoun, stored, maxTitleLength);
  return withFreeSlug(context, blogNoun, copy.title, (slug) =>
    insertItem(context, blogNoun, { ...copy, slug }),
  );
}

/** A story for its form: with its draft, if there is one. */
export async function editedBlog(context: Context, id: string): Promise<Blog> {
  return withDraft(await itemById(context, blogNoun, id));
}

/** Moves a story to the trash, where it can be restored for 30 days. */
export async function deleteBlog(context: Context, id: string): Promise<Blog> {
  return trashItem(context, blogNoun, id);
}

interface StoryPictures {
  cover: ChosenImage;
  stored: Blog | null;
}

/** Writes a story with its cover, which only a draft can lack, and with the pictures inside its text. */
function withStoryPictures(
  context: Context,
  { title, publishAt, textPictures }: ReturnType<typeof readBlog>,
  { cover, stored }: StoryPictures,
  write: (image: Image | null) => Promise<Blog>,
): Promise<Blog> {
  const known = new Set(stored?.textPictures.map(({ fileId }) => fileId.toHexString()));
  const added = textPictures.map(({ fileId }) => fileId.toHexString()).filter((id) => !known.has(id));
  const current = stored?.image ?? undefined;
  const options = { ...imageSentences, current, currentAlt: stored?.title, alt: title };
  return withStoredPictures(context, added, () =>
    cover.file || cover.picture || current || publishAt
      ? withOneImage(context, cover, options, write)
      : write(null),
  );
}

/**
 * Turns a story from the form into stored fields. Throws BAD_USER_INPUT with a sentence for each wrong field.
 * A draft may be incomplete; a published or scheduled story must be complete.
 */
export function readBlog(raw: BlogInput, publishAt: Date | null) {
  const checked = checkInput(BlogInput, raw, undefined, publishAt ? undefined : ['title']);
  const empty = { description: '', para_1: '', para_2: '', conclusion: '', writtenBy: '', tags: [] };
  const { title, description, para_1, para_2, conclusion, writtenBy, tags } = { ...empty, ...checked };
  const plainTags = [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
  const words = wordsOf(title, description, writtenBy, ...plainTags);
  const textPictures = textPicturesOf(para_1, para_2, conclusion);
  const parts = { para_1, para_2, conclusion, textPictures };
  return { title, description, ...parts, writtenBy, tags: plainTags, publishAt, words };
}
