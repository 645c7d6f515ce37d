import { Link } from 'react-router-dom';
import type { PortfolioItem } from './portfolio-items.ts';
import { PortfolioMedia } from './portfolio-media.tsx';

interface PortfolioCardProps {
  item: PortfolioItem;
  sizes: string;
  eager?: boolean;
  frameClass: string;
}

/** An item of the portfolio: its frame and its text. A picture links to the details; other kinds open in the frame. */
export function PortfolioCard({ item, sizes, eager = false, frameClass }: PortfolioCardProps) {
  const { title, category, text } = item;
  return (
    <article className="group relative">
      <PortfolioMedia item={item} sizes={sizes} eager={eager} className={frameClass} />
      <p className="mt-4 text-xs font-medium text-brass-deep">{category}</p>
      <h2 className="mt-1 text-lg">
        {item.kind === 'image' || item.kind === 'missing' ? (
          <Link
            to={`/portfolio-details?item=${item.id}`}
            className="stretched-link underline-offset-4 group-hover:text-pine"
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      <p className="mt-1 max-w-[52ch] text-sm text-ink-muted">{text}</p>
      {item.kind === 'video' && <p className="mt-2 max-w-[60ch] text-xs text-ink-muted">{item.film.note}</p>}
    </article>
  );
}
