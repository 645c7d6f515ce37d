import { ArrowRight, Handshake, House, KeyRound, Landmark, MessagesSquare, Percent } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BlogsDocument } from '../../features/blog/blog.generated.ts';
import { telephoneLink } from 'domain/text/links.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import type { PageRequest } from '../../lib/page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { blueprint } from './service-pictures.ts';
import { serviceContent } from './service.content.ts';
import { StorySlider, storySliderVariables } from './story-slider.tsx';
import { useTexts } from '../../lib/site-texts.ts';

const icons = [KeyRound, Percent, MessagesSquare, House, Handshake, Landmark];

export const texts: readonly string[] = ['service'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: BlogsDocument, variables: storySliderVariables })]);
}

export function Component() {
  const { pictures, title, crumb, description, about, call } = useTexts('service', serviceContent);
  const { data } = useSiteSettingsQuery();
  const phone = data?.settings.phones[0];
  return (
    <>
      <PageMeta title={title} description={description} canonical="/service" />
      <div className="container-page grid gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <div>
          <PageIntro crumb={crumb} title={title} />
          <section aria-labelledby="about-services" className="mt-6 md:mt-8">
            <h2 id="about-services" className="text-xl">
              {about.title}
            </h2>
            {about.text.map((paragraph) => (
              <p key={paragraph} className="mt-3 max-w-[56ch] text-ink-muted">
                {paragraph}
              </p>
            ))}
          </section>
        </div>
        <StaticPicture
          image={blueprint}
          chosen={pictures.top}
          eager
          decorative
          sizes="(width >= 80rem) 700px, (width >= 64rem) 50vw, 88vw"
          className="aspect-16/9 w-full rounded-card lg:mt-24 lg:aspect-3/2"
        />
      </div>
      <ServiceCards />
      <StorySlider />
      <CallToAction id="which-service" title={call.title} line={call.line}>
        <ButtonLink to="/contact">{call.button}</ButtonLink>
        <ButtonLink to="/faq" look="quiet" className="max-sm:-ml-3">
          {call.faq}
        </ButtonLink>
        {phone && (
          <a
            href={telephoneLink(phone)}
            className="inline-flex min-h-11 items-center px-3 text-sm font-semibold whitespace-nowrap text-pine tabular-nums underline-offset-4 hover:underline max-sm:-ml-3"
          >
            {phone}
          </a>
        )}
      </CallToAction>
    </>
  );
}

function ServiceCards() {
  const { cardsTitle, cards } = useTexts('service', serviceContent);
  return (
    <section aria-labelledby="services" className="container-page section-gap">
      <h2 id="services" className="text-3xl">
        {cardsTitle}
      </h2>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ id, title: name, text, link }, index) => {
          const Icon = icons[index];
          return (
            <li
              key={id}
              id={id}
              className="flex scroll-mt-28 flex-col bg-card p-6 target:bg-pine-soft md:p-8"
            >
              {Icon && <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-brass-deep" />}
              <h3 className="mt-6 text-xl">{name}</h3>
              <p className="mt-2 mb-4 text-ink-muted">{text}</p>
              <Link
                to={link.to}
                className="group mt-auto inline-flex min-h-11 w-fit items-center gap-2 text-sm font-semibold text-pine underline-offset-4 hover:underline"
              >
                {link.label}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 transition-transform duration-150 group-hover:translate-x-0.5"
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
