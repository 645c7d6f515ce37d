import { ArrowRight } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { Quotation } from '../../features/testimonial/quotation.tsx';
import {
  TestimonialsDocument,
  useTestimonialsQuery,
} from '../../features/testimonial/testimonial.generated.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { usePortfolio } from '../portfolio/portfolio-items.ts';
import { PictureNotFound } from '../portfolio/portfolio-media.tsx';
import { serviceContent } from '../service/service.content.ts';
import { gardenCourt, pavilion } from './portfolio-details-pictures.ts';
import { portfolioDetailsContent } from './portfolio-details.content.ts';
import { portfolioStoriesContent } from './portfolio-stories.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

const voicesVariables = { first: 2 };

export const parameters = ['item'];

export const texts: readonly string[] = ['portfolioDetails', 'portfolioItems', 'portfolioStories', 'service'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: TestimonialsDocument, variables: voicesVariables })]);
}

/** The story of the item in the address, `?item=`; by default, of the garden court. */
function useStory() {
  const slug = useSearchParams()[0].get('item');
  const { 'garden-court': court, ...stories } = useTexts('portfolioStories', portfolioStoriesContent);
  const item = usePortfolio().find(({ id }) => id === slug);
  const story = item && Object.entries(stories).find(([id]) => id === item.id)?.[1];
  if (!item || !story) {
    const { top, garden } = court.pictures;
    return {
      ...court,
      picture: { image: gardenCourt, chosen: top },
      second: { image: pavilion, chosen: garden },
    };
  }
  const { title, category } = item;
  const picture = item.kind === 'image' ? { image: item.image, chosen: item.pictures.top } : undefined;
  return { ...story, title, category, picture, second: undefined };
}

type Story = ReturnType<typeof useStory>;

export function Component() {
  const { eyebrow, description, parent } = useTexts('portfolioDetails', portfolioDetailsContent);
  const story = useStory();
  const { title, lead, picture } = story;
  return (
    <>
      <PageMeta title={title} description={description} />
      <div className="container-page">
        <PageIntro
          crumb={eyebrow}
          parent={{ label: parent, to: '/portfolio' }}
          eyebrow={eyebrow}
          title={title}
          line={lead}
        />
        {picture ? (
          <StaticPicture
            key={picture.image.webp}
            {...picture}
            eager
            sizes="(width >= 80rem) 1200px, 88vw"
            className="mt-8 aspect-3/2 w-full rounded-card md:mt-10 md:aspect-2/1"
          />
        ) : (
          <PictureNotFound className="mt-8 h-48 md:mt-10" />
        )}
        <div className="mt-10 grid gap-12 md:mt-14 lg:grid-cols-[18rem_1fr] lg:gap-20">
          <Sidebar story={story} />
          <Article story={story} />
        </div>
      </div>
      <Voices />
    </>
  );
}

function Article({ story }: { story: Story }) {
  const { sections } = useTexts('portfolioDetails', portfolioDetailsContent);
  const { second } = story;
  return (
    <article className="max-w-[42rem] max-lg:order-first">
      <Part title={sections.asked} text={story.asked} />
      <Part title={sections.did} text={story.did} />
      {second && (
        <StaticPicture
          {...second}
          sizes="(width >= 48rem) 672px, 88vw"
          className="mt-10 aspect-3/2 w-full rounded-card"
        />
      )}
      <Part title={sections.ended} text={story.ended} />
    </article>
  );
}

function Part({ title, text }: { title: string; text: string[] }) {
  return (
    <section className="not-first:mt-12">
      <h2 className="text-2xl">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
    </section>
  );
}

function Sidebar({ story: { category, part } }: { story: Story }) {
  const own = useTexts('service', serviceContent);
  const { facts, services } = useTexts('portfolioDetails', portfolioDetailsContent);
  const known = [
    { label: facts.type, value: category },
    { label: facts.part, value: part },
    { label: facts.person, value: facts.personValue },
  ];
  return (
    <aside aria-label={services} className="grid content-start gap-10">
      <dl className="border-t border-line">
        {known.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-3.5">
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <nav aria-labelledby="all-services">
        <h2 id="all-services" className="text-lg">
          {services}
        </h2>
        <ul className="mt-3 border-t border-line">
          {own.cards.map(({ id, title: name }) => (
            <li key={id} className="border-b border-line">
              <Link
                to="/portfolio"
                className="group flex min-h-12 items-center justify-between gap-3 font-medium hover:text-pine"
              >
                {name}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 text-ink-muted transition-transform duration-150 group-hover:translate-x-0.5 group-hover:text-pine"
                />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Voices() {
  const { voices, allVoices } = useTexts('portfolioDetails', portfolioDetailsContent);
  const { data } = useTestimonialsQuery({ variables: voicesVariables });
  const shown = data?.testimonials ?? [];
  return (
    <section aria-labelledby="voices" className="container-page section-gap">
      <SectionHeading id="voices" title={voices}>
        <ButtonLink to="/testimonials" look="outline">
          {allVoices}
        </ButtonLink>
      </SectionHeading>
      <div className="mt-8 grid gap-12 md:grid-cols-2 md:gap-16">
        {shown.map((testimonial) => (
          <Quotation key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </section>
  );
}
