import { useTexts, withFigures } from '../../lib/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { SampleFigures } from '../sample-figures.tsx';
import { keys, lobby } from './about-pictures.ts';
import { aboutContent } from './about.content.ts';
import { PlusPoints } from './plus-points.tsx';

export const texts: readonly string[] = ['about', withFigures];

export function Component() {
  const { pictures, title, description, lead, story, meet, voices, explore } = useTexts(
    'about',
    aboutContent,
  );
  return (
    <>
      <PageMeta title={title} description={description} canonical="/about" />
      <div className="container-page">
        <PageIntro crumb={title} title={title} />
        <div className="mt-8 grid gap-8 md:mt-10 lg:grid-cols-[1.25fr_1fr] lg:gap-x-16">
          <StaticPicture
            image={lobby}
            chosen={pictures.lobby}
            eager
            sizes="(width >= 64rem) 900px, 88vw"
            className="aspect-3/2 w-full rounded-card lg:aspect-auto lg:h-full"
          />
          <div className="lg:py-4">
            <p className="font-heading text-2xl leading-[1.3] font-[480] tracking-tight text-pretty">
              {lead}
            </p>
            {story.map((paragraph) => (
              <p key={paragraph} className="mt-5 text-ink-muted">
                {paragraph}
              </p>
            ))}
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/team" look="outline">
                {meet}
              </ButtonLink>
              <ButtonLink to="/testimonials" look="quiet" className="max-sm:-ml-3">
                {voices}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <CoreFeatures />
      <PlusPoints />
      <CallToAction
        id="explore"
        title={explore.title}
        line={explore.line}
        picture={
          <StaticPicture
            image={keys}
            chosen={pictures.keys}
            sizes="(width >= 80rem) 640px, (width >= 48rem) 52vw, 88vw"
            className="size-full"
          />
        }
      >
        <ButtonLink to="/shop-left-sidebar">{explore.button}</ButtonLink>
        <ButtonLink to="/contact" look="quiet" className="max-sm:-ml-3">
          {explore.contact}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

/** Three claims in large figures, each with its reason. */
function CoreFeatures() {
  const { features } = useTexts('about', aboutContent);
  return (
    <section aria-labelledby="core-features" className="container-page section-gap">
      <SectionHeading id="core-features" title={features.title} />
      <ul className="mt-8 grid gap-4 md:grid-cols-3 md:gap-6">
        {features.cards.map(({ figure, unit, title: name, text }) => (
          <li key={name} className="flex flex-col rounded-card border border-line bg-card p-6 lg:p-8">
            {figure && (
              <p className="mb-8 lg:mb-12">
                <span className="block font-heading text-4xl font-semibold tracking-tight text-brass-deep">
                  {figure}
                </span>
                <span className="text-sm text-ink-muted">{unit}</span>
              </p>
            )}
            <h3 className="text-xl">{name}</h3>
            <p className="mt-2 text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
      <SampleFigures />
    </section>
  );
}
