import { BlogCard } from '../../features/blog/blog-card.tsx';
import { useBlogsQuery } from '../../features/blog/blog.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { phoneWidth } from '../../ui/pictures/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SampleFigures } from '../sample-figures.tsx';
import { homeContent } from './home.content.ts';
import { SectionState } from './section-state.tsx';

/** The two newest stories, for the home page. */
export const homeNewsVariables = { page: 1, perPage: 2 };

export function HomeNews() {
  const { news } = useTexts('home', homeContent);
  const { data, error, refetch } = useBlogsQuery({ variables: homeNewsVariables });
  const blogs = data?.blogs.items;
  if (blogs?.length === 0) return null;
  return (
    <section aria-labelledby="latest-news" className="container-page section-gap">
      <SectionHeading id="latest-news" title={news.title}>
        <ButtonLink to="/blog" look="outline">
          {news.all}
        </ButtonLink>
      </SectionHeading>
      <SectionState failed={Boolean(error) && !blogs} text={news.failed} onRetry={refetch} />
      <div className="mt-8 grid items-start gap-10 md:grid-cols-[1.25fr_1fr] md:gap-8">
        {blogs?.map((blog, index) => (
          <BlogCard
            key={blog.id}
            blog={blog}
            sizes={
              index === 0
                ? `(width >= 80rem) 650px, (width >= 48rem) 53vw, ${phoneWidth}`
                : `(width >= 80rem) 480px, (width >= 48rem) 42vw, ${phoneWidth}`
            }
          />
        ))}
      </div>
    </section>
  );
}

export function WhyChoose() {
  const { whyChoose } = useTexts('home', homeContent);
  return (
    <section aria-labelledby="why-choose" className="container-page section-gap">
      <SectionHeading id="why-choose" title={whyChoose.title} />
      <ol className="mt-8 grid border-y border-line md:grid-cols-3">
        {whyChoose.cards.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-line py-8 not-first:max-md:border-t md:py-10 md:not-first:border-l md:not-first:pl-8 md:not-last:pr-8"
          >
            <p
              aria-hidden="true"
              className="font-heading text-2xl font-semibold text-brass-deep tabular-nums"
            >
              0{index + 1}
            </p>
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 max-w-[40ch] text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <SampleFigures />
    </section>
  );
}
