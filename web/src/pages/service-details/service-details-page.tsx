import type { PageRequest } from '../../lib/page.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { StaticPicture } from '../../ui/pictures/static-picture.tsx';
import { submitSubscription } from '../../features/contact/submit-subscription.ts';
import type { SubscriptionOutcome } from '../../features/contact/submit-subscription.ts';
import { kitchen, livingRoom, studio } from './service-details-pictures.ts';
import { serviceDetailsContent } from './service-details.content.ts';
import { ServiceSidebar } from './service-sidebar.tsx';
import { useTexts } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['serviceDetails', 'service'];

/** The newsletter box. */
export function act(form: FormData, { client }: PageRequest): Promise<SubscriptionOutcome> {
  return submitSubscription(form, client, { source: 'NEWSLETTER', page: '/service-details' });
}

export function Component() {
  const { pictures, eyebrow, title, description, parent, lead } = useTexts(
    'serviceDetails',
    serviceDetailsContent,
  );
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} canonical="/service-details" />
      <PageIntro
        crumb={eyebrow}
        parent={{ label: parent, to: '/service' }}
        eyebrow={eyebrow}
        title={title}
        line={lead}
      />
      <StaticPicture
        image={livingRoom}
        chosen={pictures.top}
        eager
        sizes="(width >= 80rem) 1200px, 88vw"
        className="mt-8 aspect-3/2 w-full rounded-card md:mt-10 md:aspect-5/2"
      />
      <div className="mt-10 grid gap-12 md:mt-14 lg:grid-cols-[1fr_20rem] lg:gap-20">
        <Article />
        <ServiceSidebar />
      </div>
    </div>
  );
}

function Article() {
  const { pictures, sections, quote, includes } = useTexts('serviceDetails', serviceDetailsContent);
  const [before, during, after] = sections;
  return (
    <article className="max-w-[42rem]">
      {before && <Part {...before} />}
      <div className="mt-10 grid grid-cols-2 gap-3 md:gap-4">
        {(
          [
            ['left', kitchen],
            ['right', studio],
          ] as const
        ).map(([place, image]) => (
          <StaticPicture
            key={place}
            image={image}
            chosen={pictures[place]}
            sizes="(width >= 64rem) 330px, 50vw"
            className="aspect-4/5 w-full rounded-card sm:aspect-square"
          />
        ))}
      </div>
      {during && <Part {...during} />}
      <blockquote className="my-10 border-l-2 border-brass pl-6 font-heading text-2xl leading-[1.3] font-[480] tracking-tight">
        <p>{quote}</p>
      </blockquote>
      {after && <Part {...after} />}
      <h2 className="mt-12 text-2xl">{includes.title}</h2>
      <ul className="mt-5 border-t border-line">
        {includes.items.map((item) => (
          <li key={item} className="flex gap-4 border-b border-line py-3.5">
            <span aria-hidden="true" className="text-pine">
              ✓
            </span>
            {item}
          </li>
        ))}
      </ul>
    </article>
  );
}

function Part({ title: name, text }: { title: string; text: string[] }) {
  return (
    <section className="not-first:mt-12">
      <h2 className="text-2xl">{name}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-4">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
