import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { LoadMore, usePortfolioItems } from './load-more.tsx';
import { PortfolioCard } from './portfolio-card.tsx';
import { PortfolioEnd } from './portfolio-end.tsx';
import { portfolioContent } from './portfolio.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

type Span = 2 | 4 | 6;
/** The widths of the items in the grid of six columns, row by row. */
const rows: readonly Span[][] = [[4, 2], [2, 2, 2], [6], [2, 4], [2, 2, 2], [6]];
/** What is left for the last row fills it too. */
const lastRows: Record<number, Span[] | undefined> = { 1: [6], 2: [2, 4] };

function spansOf(count: number): Span[] {
  const spans: Span[] = [];
  for (const row of rows) {
    const left = count - spans.length;
    if (left > 0) spans.push(...(left < row.length ? (lastRows[left] ?? row) : row));
  }
  return spans;
}

const spanClasses = {
  2: 'lg:col-span-2',
  4: 'sm:col-span-2 lg:col-span-4',
  6: 'sm:col-span-2 lg:col-span-6',
};
const spanSizes = {
  2: '(width >= 64rem) 528px, (width >= 40rem) 41vw, 88vw',
  4: '(width >= 80rem) 792px, (width >= 64rem) 62vw, 88vw',
  6: '(width >= 80rem) 1200px, 88vw',
};

export const parameters = ['all'];

export const texts: readonly string[] = ['portfolio', 'portfolioItems'];

/** “Our Portfolio” in the layout of a magazine: large and small pictures in rows of one height. */
export function Component() {
  const { title, line, description } = useTexts('portfolio', portfolioContent);
  const { items, all, focusProps } = usePortfolioItems();
  const spans = spansOf(items.length);
  return (
    <>
      <PageMeta title={title} description={description} />
      <div className="container-page">
        <PageIntro crumb={title} title={title} line={line} />
        <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-6 lg:gap-y-14">
          {items.map((item, index) => {
            const span = spans[index] ?? 2;
            return (
              <li
                key={item.id}
                {...focusProps(index)}
                className={`scroll-mt-28 outline-none ${spanClasses[span]}`}
              >
                <PortfolioCard
                  item={item}
                  eager={index < 2}
                  sizes={spanSizes[span]}
                  frameClass={span === 6 ? 'w-full h-72 lg:h-80' : 'w-full aspect-3/2 lg:aspect-auto lg:h-88'}
                />
              </li>
            );
          })}
        </ul>
        <LoadMore all={all} />
      </div>
      <PortfolioEnd />
    </>
  );
}
