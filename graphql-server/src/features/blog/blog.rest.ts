import type { Router } from 'express';
import { publishedItems } from '../../kit/publication.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { maxListed } from '../../kit/rest/kept-list.ts';
import { legacyItem } from '../../kit/rest/legacy.ts';
import { pictureItemRouter } from '../../kit/rest/picture-item-router.ts';
import { blogNoun, createBlog, deleteBlog } from './blog.service.ts';
import type { Blog } from './blog.type.ts';

/** The documented paths of stories. */
export function blogRouter(kept: KeptAnswers): Router {
  return pictureItemRouter(kept, {
    path: '/api/blogs',
    list: (context) => publishedItems(context, blogNoun, maxListed),
    create: createBlog,
    created: 'Blog submitted successfully!',
    remove: deleteBlog,
    label: 'Blog',
    legacy: legacyBlog,
  });
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
