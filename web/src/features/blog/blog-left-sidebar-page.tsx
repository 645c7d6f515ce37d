import type { PageRequest } from '../../lib/page.ts';
import { BlogListing, loadStories } from './blog-listing.tsx';
import { blogContent } from './blog.content.ts';

export { blogSearchParameters as parameters } from './blog-search.ts';

export function load(page: PageRequest) {
  return loadStories(page, true);
}

export function Component() {
  return <BlogListing {...blogContent.left} path="/blog-left-sidebar" noindex side="left" />;
}
