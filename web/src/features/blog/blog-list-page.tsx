import { useSearchParams } from 'react-router';
import { loadAll } from '../../lib/load-all.ts';
import type { PageRequest } from '../../page.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { BlogCard, cardSizes } from './blog-card.tsx';
import { blogContent } from './blog.content.ts';
import { BlogsDocument, useBlogsQuery } from './blog.generated.ts';
import type { BlogsQuery } from './blog.generated.ts';

const { title, all, line, description, empty, beyond, failed } = blogContent;
const perPage = 9;
const maxPage = 1_000_000;

export function load({ client, url }: PageRequest) {
  return loadAll([client.query({ query: BlogsDocument, variables: pageVariables(url.searchParams) })]);
}

function pageVariables(parameters: URLSearchParams) {
  const page = Number(parameters.get('page'));
  return { page: Number.isInteger(page) && page > 0 && page <= maxPage ? page : 1, perPage };
}

function pagePath(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}

export function Component() {
  const [parameters] = useSearchParams();
  const variables = pageVariables(parameters);
  const { data, error, refetch } = useBlogsQuery({ variables });
  return (
    <div className="container-page pt-10 md:pt-16">
      <title>{`${title} · Apna Hi Ghar Realty`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={pagePath(variables.page)} />
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-4 max-w-[56ch] text-lg text-ink-muted">{line}</p>
      <h2 className="sr-only">{all}</h2>
      <div className="mt-10">
        {data && <Stories blogs={data.blogs} />}
        {error && !data && (
          <ListMessage tone="failed" title={failed.title}>
            <Button onClick={() => void refetch().catch(() => undefined)}>{failed.retry}</Button>
          </ListMessage>
        )}
      </div>
    </div>
  );
}

function Stories({ blogs: { items, totalCount, pageInfo } }: { blogs: BlogsQuery['blogs'] }) {
  if (totalCount === 0) return <ListMessage title={empty.title} text={empty.text} />;
  if (items.length === 0) {
    return (
      <ListMessage title={beyond.title}>
        <ButtonLink to={pagePath(1)}>{beyond.first}</ButtonLink>
      </ListMessage>
    );
  }
  return (
    <>
      <div className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((blog, index) => (
          <BlogCard key={blog.id} blog={blog} withAuthor eager={index < 3} sizes={cardSizes} />
        ))}
      </div>
      <PageLinks page={pageInfo.page} totalPages={pageInfo.totalPages} hrefFor={pagePath} />
    </>
  );
}
