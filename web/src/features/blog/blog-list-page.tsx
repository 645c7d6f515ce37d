import type { PageRequest } from '../../lib/page.ts';
import { BlogListing, loadStories } from './blog-listing.tsx';
import { blogContent } from './blog.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

export { blogSearchParameters as parameters } from './blog-search.ts';

export const texts: readonly string[] = ['blog'];

export function load(page: PageRequest) {
  return loadStories(page, true);
}

export function Component() {
  const { title, line, description } = useTexts('blog', blogContent);
  return <BlogListing title={title} line={line} description={description} path="/blog" side="right" />;
}
