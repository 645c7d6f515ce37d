import { Navigate, useLocation } from 'react-router-dom';
import { readChoice } from '../../lib/addressed.ts';
import { useInBrowser } from '../../lib/browser/in-browser.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { BlogCard, cardSizes } from './blog-card.tsx';
import { blogContent } from './blog.content.ts';
import { BlogsDocument, useBlogsQuery } from './blog.generated.ts';
import { storyPath } from 'domain/site/item-paths.ts';

const { title, line } = blogContent.choice;
const variables = { page: 1, perPage: 6 };

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: BlogsDocument, variables })]);
}

/** The page without a story in its address: opens the story in the navigation state, or lets the visitor choose. */
export function Component() {
  const { slug, id } = readChoice(useLocation().state);
  const { data } = useBlogsQuery({ variables });
  const isEmpty = data?.blogs.items.length === 0;
  const chosen = slug ?? id;
  const inBrowser = useInBrowser();
  // The server does not know the navigation state, so the first render repeats the server’s.
  if (chosen && inBrowser) return <Navigate to={storyPath(chosen)} replace />;
  return (
    <div data-starts className="container-page pt-10 md:pt-16">
      <PageMeta title={title} description={line} />
      <h1 className="text-4xl">{title}</h1>
      {!isEmpty && <p className="mt-4 max-w-[56ch] text-lg text-ink-muted">{line}</p>}
      <h2 className="sr-only">{blogContent.all}</h2>
      <div className="mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {data?.blogs.items.map((blog, index) => (
          <BlogCard key={blog.id} blog={blog} withAuthor eager={index < 3} sizes={cardSizes} />
        ))}
      </div>
      {isEmpty && <ListMessage {...blogContent.empty} />}
      <div className="mt-12 flex justify-center">
        <ButtonLink to="/blog" look="outline">
          {blogContent.all}
        </ButtonLink>
      </div>
    </div>
  );
}
