import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorPage } from '../../ui/page/error-page.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { BlogCard, cardSizes } from './blog-card.tsx';
import { blogContent } from './blog.content.ts';
import { useBlogsQuery } from './blog.generated.ts';

const { more, all, removed } = blogContent;

/** One more than the list shows, because the current story may be among them. */
export const newestStories = { page: 1, perPage: 4 };

/** Replaces a story that cannot be shown; for a removed one, it offers other stories. */
export function StoryErrorPage() {
  const error = useRouteError();
  const isRemoved = isRouteErrorResponse(error) && error.status === 410;
  return (
    <>
      <ErrorPage removed={removed} />
      {isRemoved && <MoreStories />}
    </>
  );
}

/** The newest stories, except the current one. */
export function MoreStories({ besides }: { besides?: string }) {
  const { data } = useBlogsQuery({ variables: newestStories });
  const others = data?.blogs.items.filter(({ id }) => id !== besides).slice(0, 3) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-stories" className="container-page section-gap">
      <SectionHeading id="more-stories" title={more}>
        <ButtonLink to="/blog" look="outline">
          {all}
        </ButtonLink>
      </SectionHeading>
      <div className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((blog) => (
          <BlogCard key={blog.id} blog={blog} sizes={cardSizes} />
        ))}
      </div>
    </section>
  );
}
