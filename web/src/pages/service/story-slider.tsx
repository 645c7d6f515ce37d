import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { BlogCard } from '../../features/blog/blog-card.tsx';
import { useBlogsQuery } from '../../features/blog/blog.generated.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { serviceContent } from './service.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

/** The newest stories. */
export const storySliderVariables = { page: 1, perPage: 6 };

const arrowClass =
  'flex size-11 items-center justify-center rounded-full border border-line bg-card hover:bg-pine-soft hover:text-pine noscript:hidden';

/** The newest stories side by side, with native swiping and, with JavaScript, arrows. */
export function StorySlider() {
  const { news } = useTexts('service', serviceContent);
  const { data, error, refetch } = useBlogsQuery({ variables: storySliderVariables });
  const strip = useRef<HTMLUListElement>(null);
  const stories = data?.blogs.items;

  function move(direction: -1 | 1) {
    const card = strip.current?.firstElementChild;
    if (card) strip.current?.scrollBy({ left: direction * card.clientWidth, behavior: 'smooth' });
  }

  return (
    <section aria-labelledby="latest-news" className="section-gap overflow-x-clip">
      <div className="container-page">
        <SectionHeading id="latest-news" title={news.title}>
          <div className="flex items-center gap-2">
            <ButtonLink to="/blog" look="outline">
              {news.all}
            </ButtonLink>
            <button
              type="button"
              aria-label={news.previous}
              onClick={() => move(-1)}
              className={`ml-2 ${arrowClass}`}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" aria-label={news.next} onClick={() => move(1)} className={arrowClass}>
              <ChevronRight aria-hidden="true" />
            </button>
          </div>
        </SectionHeading>
        {stories?.length === 0 && <ListMessage title={news.empty} className="mt-8" />}
        {error && !stories && (
          <ListMessage tone="failed" title={news.failed} className="mt-8">
            <Button onClick={() => void refetch().catch(() => undefined)}>{news.retry}</Button>
          </ListMessage>
        )}
        {stories && stories.length > 0 && (
          <ul
            ref={strip}
            className="-mx-(--gutter) mt-8 flex snap-x snap-mandatory scroll-px-(--gutter) [scrollbar-width:none] gap-4 overflow-x-auto overscroll-x-contain px-(--gutter) pb-2 md:gap-6"
          >
            {stories.map((blog) => (
              <li key={blog.id} className="w-[82%] shrink-0 snap-start sm:w-[46%] lg:w-[36%]">
                <BlogCard
                  blog={blog}
                  sizes="(width >= 80rem) 430px, (width >= 64rem) 36vw, (width >= 40rem) 46vw, 82vw"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
