import type { PageRequest } from '../../lib/page.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { loadStories, Stories } from './blog-listing.tsx';
import { blogContent } from './blog.content.ts';
import { GridCard } from './grid-card.tsx';

const { title, description } = blogContent.grid;
const path = '/blog-grid';

export { blogSearchParameters as parameters } from './blog-search.ts';

export function load(page: PageRequest) {
  return loadStories(page, false);
}

/** Nine stories per page, three in a row. */
export function Component() {
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} />
      <PageIntro crumb={title} title={title} />
      <div className="mt-10">
        <Stories
          path={path}
          cards={(blogs) => (
            <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {blogs.map((blog, index) => (
                <GridCard key={blog.id} blog={blog} eager={index < 3} />
              ))}
            </div>
          )}
        />
      </div>
    </div>
  );
}
