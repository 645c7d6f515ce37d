import { ObjectId } from 'mongodb';
import type { Context } from '../../base/context.ts';
import type { ChosenPicture } from '../../files/chosen-picture.input.ts';
import { picturesToShow } from '../../files/chosen-pictures.ts';
import { withDraft } from '../../kit/change/drafts.ts';
import { itemById, newItem } from '../../kit/items.ts';
import type { BlogInput } from './blog.input.ts';
import { blogNoun, readBlog } from './blog.service.ts';
import type { Blog } from './blog.type.ts';

/** For an item that is not stored yet. */
const noId = new ObjectId('0'.repeat(24));

/**
 * The story that an input would give, without storing it; `id` names the edited story. Throws BAD_USER_INPUT where
 * saving a draft would.
 */
export async function previewBlog(
  context: Context,
  raw: BlogInput,
  picture?: ChosenPicture,
  id?: string,
): Promise<Blog> {
  const stored = id ? await itemById(context, blogNoun, id) : null;
  const current = stored && withDraft(stored).image;
  const facts = readBlog(raw, null);
  const [image = null] = await picturesToShow(context, {
    field: 'image',
    stored: current ? [current] : [],
    chosen: { pictures: picture && [picture] },
    title: facts.title,
  });
  const shown = newItem<Blog>({
    ...facts,
    image,
    publishAt: stored?.publishAt ?? null,
    slug: stored?.slug ?? 'preview',
    formerSlugs: [],
  });
  return { ...shown, _id: stored?._id ?? noId };
}
