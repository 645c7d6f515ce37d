import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { LoadMore, usePortfolioItems } from '../portfolio/load-more.tsx';
import { PortfolioCard } from '../portfolio/portfolio-card.tsx';
import { PortfolioEnd } from '../portfolio/portfolio-end.tsx';
import { portfolioContent } from '../portfolio/portfolio.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const parameters = ['all'];

export const texts: readonly string[] = ['portfolio', 'portfolioItems'];

/** “Our Portfolio” in two columns of large pictures, the right one set lower. */
export function Component() {
  const { title, line, description } = useTexts('portfolio', portfolioContent);
  const { items, all, focusProps } = usePortfolioItems();
  return (
    <>
      <PageMeta title={title} description={description} />
      <div className="container-page">
        <PageIntro crumb={title} title={title} line={line} className="md:max-w-[46%]" />
        <ul className="mt-10 grid gap-x-16 gap-y-14 md:mt-16 md:grid-cols-2 md:gap-y-20">
          {items.map((item, index) => (
            <li
              key={item.id}
              {...focusProps(index)}
              className="scroll-mt-28 outline-none md:even:-mt-56 md:even:mb-56"
            >
              <PortfolioCard
                item={item}
                eager={index < 2}
                sizes="(width >= 80rem) 570px, (width >= 48rem) 48vw, 100vw"
                frameClass="w-full aspect-4/3"
              />
            </li>
          ))}
        </ul>
        <LoadMore all={all} />
      </div>
      <PortfolioEnd />
    </>
  );
}
