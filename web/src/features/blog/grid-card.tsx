import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatLongDate } from 'domain/text/format.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { cardSizes } from './blog-card.tsx';
import { blogContent } from './blog.content.ts';
import type { BlogCardFragment } from './blog.generated.ts';
import { storyPath } from 'domain/site/item-paths.ts';

const { tag, readMore } = blogContent.grid;

/** A story in the grid: picture, author, a link to the services, date, headline, and a link. */
export function GridCard({ blog, eager }: { blog: BlogCardFragment; eager: boolean }) {
  const { slug, title, publishAt, writtenBy, image } = blog;
  return (
    <article className="flex flex-col">
      {image && (
        <Picture
          image={image}
          decorative
          eager={eager}
          sizes={cardSizes}
          className="aspect-3/2 w-full rounded-card"
        />
      )}
      <p className="mt-4 flex flex-wrap items-center gap-x-3 text-xs text-ink-muted">
        <span>
          {blogContent.by} {writtenBy}
        </span>
        <Link
          to="/service"
          className="inline-flex min-h-8 items-center font-semibold text-brass-deep underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {tag}
        </Link>
      </p>
      <h2 className="mt-1 max-w-[28ch] text-xl">{title}</h2>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-b border-line pt-3 pb-2 text-sm">
        {publishAt && (
          <time dateTime={publishAt} className="text-xs text-ink-muted">
            {formatLongDate(publishAt)}
          </time>
        )}
        <Link
          to={storyPath(slug)}
          aria-label={`${readMore}: ${title}`}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline-offset-4 hover:underline"
        >
          {readMore}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
    </article>
  );
}
