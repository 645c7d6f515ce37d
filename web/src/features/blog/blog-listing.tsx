import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageLinks } from '../../ui/page/page-links.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { blogSearchPath, blogVariables, readBlogSearch } from './blog-search.ts';
import { BlogSidebar, newestVariables } from './blog-sidebar.tsx';
import { blogContent } from './blog.content.ts';
import { BlogsDocument, BlogTagsDocument, useBlogsQuery } from './blog.generated.ts';
import type { BlogCardFragment } from './blog.generated.ts';
import { StoryCard } from './story-card.tsx';

const { all, empty, beyond, failed, chosen, nothing } = blogContent;

/** Loads a list of stories, and its sidebar if it has one. */
export function loadStories({ client, url }: PageRequest, withSidebar: boolean): Promise<null> {
  const search = readBlogSearch(url.searchParams);
  return loadAll([
    client.query({ query: BlogsDocument, variables: blogVariables(search) }),
    ...(withSidebar
      ? [
          client.query({ query: BlogTagsDocument }),
          client.query({ query: BlogsDocument, variables: newestVariables }),
        ]
      : []),
  ]);
}

interface BlogListingProps {
  title: string;
  line?: string;
  description: string;
  /** The address of the page. */
  path: string;
  noindex?: boolean;
  side: 'left' | 'right';
}

/** Stories with a sidebar; on a phone the sidebar comes below the list. */
export function BlogListing({ title, line, description, path, noindex, side }: BlogListingProps) {
  const [parameters] = useSearchParams();
  const search = readBlogSearch(parameters);
  const unlisted = noindex ?? Boolean(search.keyword ?? search.tag);
  const sides = {
    left: { columns: 'lg:grid-cols-[20rem_1fr]', aside: 'lg:col-start-1 lg:row-start-1' },
    right: { columns: 'lg:grid-cols-[1fr_20rem]', aside: '' },
  };
  return (
    <div className="container-page">
      <PageMeta
        title={withPage(title, search.page)}
        description={withPage(description, search.page)}
        canonical={unlisted ? undefined : blogSearchPath(path, { page: search.page })}
      />
      <PageIntro crumb={title} title={title} line={line} />
      <div className={`mt-10 grid items-start gap-x-12 gap-y-14 ${sides[side].columns}`}>
        <div className="min-w-0">
          <Stories path={path} cards={(blogs) => <StoryCards blogs={blogs} />} />
        </div>
        <BlogSidebar path={path} search={search} className={sides[side].aside} />
      </div>
    </div>
  );
}

function withPage(text: string, page: number): string {
  return page > 1 ? `${text.replace(/\.$/, '')}, page ${page}` : text;
}

function StoryCards({ blogs }: { blogs: BlogCardFragment[] }) {
  return (
    <>
      <h2 className="sr-only">{all}</h2>
      <div className="grid gap-6 md:grid-cols-2">
        {blogs.map((blog, index) => (
          <StoryCard key={blog.id} blog={blog} eager={index < 2} />
        ))}
      </div>
    </>
  );
}

interface StoriesProps {
  path: string;
  cards: (blogs: BlogCardFragment[]) => ReactNode;
}

/** The page of stories from the address, in all four states of a list, with links to the other pages. */
export function Stories({ path, cards }: StoriesProps) {
  const [parameters] = useSearchParams();
  const search = readBlogSearch(parameters);
  const { keyword, tag } = search;
  const { data, error, refetch } = useBlogsQuery({ variables: blogVariables(search) });
  if (!data) {
    if (!error) return <div aria-busy="true" className="min-h-96" />;
    return (
      <ListMessage tone="failed" title={failed.title}>
        <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
      </ListMessage>
    );
  }
  const { items, totalCount, pageInfo } = data.blogs;
  const narrowed = Boolean(keyword ?? tag);
  return (
    <>
      {narrowed && (
        <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status">
            {[tag && `${chosen.tag} “${tag}”`, keyword && `${chosen.keyword} “${keyword}”`]
              .filter(Boolean)
              .join(', ')}
            : <strong className="tabular-nums">{totalCount}</strong>
          </p>
          <ButtonLink to={path} look="quiet">
            {chosen.remove}
          </ButtonLink>
        </div>
      )}
      {totalCount === 0 ? (
        <ListMessage {...(narrowed ? nothing : empty)} />
      ) : items.length === 0 ? (
        <ListMessage title={beyond.title}>
          <ButtonLink to={blogSearchPath(path, { keyword, tag })}>{beyond.first}</ButtonLink>
        </ListMessage>
      ) : (
        cards(items)
      )}
      {items.length > 0 && (
        <PageLinks
          page={pageInfo.page}
          totalPages={pageInfo.totalPages}
          hrefFor={(page) => blogSearchPath(path, { keyword, tag, page })}
        />
      )}
    </>
  );
}
