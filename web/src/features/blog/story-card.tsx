import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatLongDate, unbroken } from 'domain/text/format.ts';
import { useMovingCard } from '../../ui/moving.ts';
import { phoneWidth } from '../../ui/pictures/picture.tsx';
import { BlogCover } from './blog-card.tsx';
import { blogContent } from './blog.content.ts';
import type { BlogCardFragment } from './blog.generated.ts';
import { storyPath } from 'domain/site/item-paths.ts';

const sizes = `(width >= 80rem) 400px, (width >= 48rem) 46vw, ${phoneWidth}`;

/** A story beside the sidebar: picture, headline, date, tags, author, and a button. */
export function StoryCard({ blog, eager }: { blog: BlogCardFragment; eager: boolean }) {
  const { slug, title, description, publishAt, writtenBy, image } = blog;
  const moving = useMovingCard(storyPath(slug));
  return (
    <article className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow duration-200 hover:shadow-float">
      <BlogCover image={image} sizes={sizes} eager={eager} style={moving.picture} />
      <div className="flex grow flex-col p-5 md:p-6">
        <h3 style={moving.title} className="text-xl">
          {title}
        </h3>
        <p className="mt-2 text-xs text-ink-muted">
          {publishAt && <time dateTime={publishAt}>{formatLongDate(publishAt)}</time>}
        </p>
        <p className="mt-3 text-sm text-ink-muted">{unbroken(description)}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-5">
          <p className="text-sm">
            {blogContent.by} {writtenBy}
          </p>
          <Link
            to={storyPath(slug)}
            viewTransition
            aria-label={`${blogContent.readMore}: ${title}`}
            className="stretched-link inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-pine underline-offset-4 group-hover:underline"
          >
            {/* Search engines want links whose own words say where they lead. */}
            <span>
              {blogContent.readMore}
              <span className="sr-only">: {title}</span>
            </span>
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </div>
      </div>
    </article>
  );
}
