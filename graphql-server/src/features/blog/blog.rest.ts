import { Router } from 'express';
import { maxImageBytes } from '../../files/images.ts';
import { legacyItem } from '../../rest/legacy.ts';
import { fieldsOf, filesOf, multipart } from '../../rest/multipart.ts';
import { allow, answer } from '../../rest/route.ts';
import { publishedItems } from '../../publication.ts';
import { contentRoles } from '../../roles.ts';
import type { BlogInput } from './blog.input.ts';
import { blogNoun, createBlog, deleteBlog } from './blog.service.ts';
import type { Blog } from './blog.type.ts';

/** The documented paths of stories. */
export function blogRouter(): Router {
  const router = Router();
  const picture = multipart({
    field: 'image',
    maxFiles: 1,
    maxBytes: maxImageBytes,
    tooLarge: 'The picture may have at most 10 MB.',
  });
  router.get(
    '/api/blogs',
    answer(async (context) => (await publishedItems(context, blogNoun)).map(legacyBlog)),
  );
  router.post(
    '/api/blogs',
    allow(contentRoles),
    picture,
    answer(async (context, request, response) => {
      const created = await createBlog(
        context,
        fieldsOf(request) as unknown as BlogInput,
        filesOf(request)[0],
      );
      response.status(201);
      return { message: 'Blog submitted successfully!', data: legacyBlog(created) };
    }),
  );
  router.delete(
    '/api/blogs/:id',
    allow(contentRoles),
    answer(async (context, { params: { id = '' } }) => {
      await deleteBlog(context, id);
      return { message: `Blog with ID ${id} deleted successfully!` };
    }),
  );
  return router;
}

function legacyBlog(story: Blog) {
  return {
    ...legacyItem(story),
    title: story.title,
    description: story.description,
    para_1: story.para_1,
    para_2: story.para_2,
    conclusion: story.conclusion,
    writtenBy: story.writtenBy,
    content: [story.para_1, story.para_2, story.conclusion].join('\n\n'),
    slug: story.slug,
    tags: story.tags,
    image: story.image?.url ?? '',
  };
}
