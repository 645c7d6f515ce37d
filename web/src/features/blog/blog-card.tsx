import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate, unbroken } from 'domain/text/format.ts';
import { useMovingCard } from '../../ui/moving.ts';
import { phoneWidth, Picture } from '../../ui/pictures/picture.tsx';
import type { BlogCardFragment } from './blog.generated.ts';
import { storyPath } from 'domain/site/item-paths.ts';

/** The width of a card, with up to three in a row. */
export const cardSizes = `(width >= 80rem) 384px, (width >= 64rem) 31vw, (width >= 40rem) 47vw, ${phoneWidth}`;

interface BlogCardProps {
  blog: BlogCardFragment;
  sizes: string;
  withAuthor?: boolean;
  eager?: boolean;
}

interface BlogCoverProps {
  image: BlogCardFragment['image'];
  sizes: string;
  eager: boolean;
  style?: CSSProperties;
  className?: string;
}

/** The picture of a card, which zooms in under the pointer; a plain area without a picture. */
export function BlogCover({ image, sizes, eager, style, className = '' }: BlogCoverProps) {
  return (
    <div style={style} className={`aspect-video overflow-hidden bg-pine-soft ${className}`}>
      {image && (
        <Picture
          image={image}
          decorative
          eager={eager}
          sizes={sizes}
          className="size-full transition-transform duration-250 ease-out group-hover:scale-[1.025]"
        />
      )}
    </div>
  );
}

/** A story in a list, as one link over picture and headline. */
export function BlogCard({ blog, sizes, withAuthor = false, eager = false }: BlogCardProps) {
  const { slug, title, description, publishAt, writtenBy, image } = blog;
  const moving = useMovingCard(storyPath(slug));
  return (
    <article className="group relative">
      <BlogCover image={image} sizes={sizes} eager={eager} style={moving.picture} className="rounded-card" />
      <p className="mt-5 text-xs text-ink-muted">
        {publishAt && <time dateTime={publishAt}>{formatLongDate(publishAt)}</time>}
        {withAuthor && <> · By: {writtenBy}</>}
      </p>
      <h3 style={moving.title} className="mt-2 max-w-[28ch] text-xl">
        <Link
          to={storyPath(slug)}
          viewTransition
          className="stretched-link underline-offset-4 group-hover:text-pine"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-2 max-w-[60ch] text-ink-muted">{unbroken(description)}</p>
    </article>
  );
}
