import { useParams } from 'react-router-dom';
import { findOrThrow, leadToOwn, readAddress } from '../../lib/addressed.ts';
import { formatLongDate } from 'domain/text/format.ts';
import type { PageRequest } from '../../lib/page.ts';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { movingPicture, movingTitle } from '../../ui/moving.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { phoneWidth, Picture } from '../../ui/pictures/picture.tsx';
import { Prose, SafeHtml } from '../../ui/prose.tsx';
import { blogContent } from './blog.content.ts';
import { BlogDetailsDocument, BlogsDocument, useBlogDetailsQuery } from './blog.generated.ts';
import { MoreStories, newestStories, StoryErrorPage } from './more-stories.tsx';
import { storyPath } from 'domain/site/item-paths.ts';

const { breadcrumb, by, content, conclusion } = blogContent;
export async function load({ client, params, url }: PageRequest) {
  const { slug } = params;
  const others = client.query({ query: BlogsDocument, variables: newestStories });
  const [blog] = await Promise.all([
    findOrThrow(
      client
        .query({ query: BlogDetailsDocument, variables: readAddress(slug) })
        .then(({ data }) => data.blog),
      () => others,
    ),
    others,
  ]);
  leadToOwn(url, storyPath(blog.slug));
  return null;
}

export const ErrorBoundary = StoryErrorPage;

export function Component() {
  const { slug } = useParams();
  return <StoryDetails address={readAddress(slug)} />;
}

/** The page of one story. */
export function StoryDetails({ address }: { address: { id?: string; slug?: string } }) {
  const { data } = useBlogDetailsQuery({ variables: address });
  const blog = data?.blog;
  if (!blog) return null;
  return (
    <>
      <article className="container-page pt-4 md:pt-6">
        <PageMeta title={blog.title} description={blog.description} canonical={storyPath(blog.slug)} />
        <Breadcrumb
          steps={[
            { label: breadcrumb.home, to: '/' },
            { label: breadcrumb.list, to: '/blog' },
            { label: blog.title },
          ]}
        />
        <header className="mx-auto mt-8 max-w-[42rem] md:mt-12">
          <h1 style={movingTitle} className="text-4xl">
            {blog.title}
          </h1>
          <p className="mt-5 text-lg text-ink-muted">{blog.description}</p>
          <p className="mt-5 text-sm text-ink-muted">
            {by} <strong className="font-semibold text-ink">{blog.writtenBy}</strong>
            {blog.publishAt && (
              <>
                {' · '}
                <time dateTime={blog.publishAt}>{formatLongDate(blog.publishAt)}</time>
              </>
            )}
          </p>
        </header>
        {blog.image && (
          <div style={movingPicture} className="mx-auto mt-8 max-w-[65rem] md:mt-10">
            <Picture
              image={blog.image}
              eager
              sizes={`(width >= 72rem) 960px, (width >= 48rem) calc(100vw - 64px), ${phoneWidth}`}
              className="aspect-video w-full rounded-card md:aspect-2/1"
            />
          </div>
        )}
        <h2 className="mx-auto mt-10 max-w-[42rem] text-2xl md:mt-14">{content}</h2>
        <Prose className="mx-auto mt-5 max-w-[42rem]">
          <SafeHtml html={blog.html.para_1} />
          <SafeHtml html={blog.html.para_2} />
        </Prose>
        <section className="mx-auto mt-12 max-w-[46rem] rounded-card border border-line bg-card p-6 md:p-8">
          <h3 className="mb-3 text-xl">{conclusion}</h3>
          <Prose>
            <SafeHtml html={blog.html.conclusion} />
          </Prose>
        </section>
      </article>
      <MoreStories besides={blog.id} />
    </>
  );
}
