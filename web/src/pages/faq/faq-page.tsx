import { Plus } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { SampleFigures } from '../sample-figures.tsx';
import { faqContent, questionsFor } from './faq.content.ts';
import { useCompanyFactsQuery } from '../../lib/site-texts.generated.ts';
import { useTexts, withFigures } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['faq', withFigures];

/** Questions in a native accordion, one open at a time; it needs no JavaScript. */
export function Component() {
  const { title, description, line, questions } = useTexts('faq', faqContent);
  const { data } = useCompanyFactsQuery();
  return (
    <>
      <PageMeta title={title} description={description} canonical="/faq" />
      <div className="container-page grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        <div className="lg:sticky lg:top-20 lg:self-start">
          <PageIntro crumb="FAQ" title={title} line={line} />
          <Support className="mt-10 max-lg:hidden" />
        </div>
        <div className="lg:pt-24">
          <div className="border-t border-line">
            {questionsFor(questions, data?.settings.takesCoupons).map(({ question, answer }, index) => (
              <details
                key={question}
                name="faq"
                open={index === 0}
                className="group border-b border-line transition-colors"
              >
                <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 hover:text-pine [&::-webkit-details-marker]:hidden">
                  <h2 className="text-lg">{question}</h2>
                  <Plus
                    aria-hidden="true"
                    className="size-5 shrink-0 text-brass-deep transition-transform duration-200 group-open:rotate-45"
                  />
                </summary>
                <div className="grid max-w-[62ch] gap-3 pr-8 pb-7 text-ink-muted">
                  {answer.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </details>
            ))}
          </div>
          <Support className="mt-10 lg:hidden" />
        </div>
      </div>
      <Counters />
    </>
  );
}

function Support({ className }: { className: string }) {
  const { support } = useTexts('faq', faqContent);
  return (
    <section aria-label={support.title} className={`rounded-card bg-pine-soft p-6 md:p-8 ${className}`}>
      <p className="font-heading text-xl font-semibold">{support.title}</p>
      <p className="mt-2 max-w-[44ch]">{support.line}</p>
      <ButtonLink to="/contact" className="mt-5">
        {support.button}
      </ButtonLink>
    </section>
  );
}

function Counters() {
  const { counters } = useTexts('faq', faqContent);
  const items = counters.items.filter(({ figure }) => figure);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="counters" className="container-page section-gap">
      <h2 id="counters" className="sr-only">
        {counters.title}
      </h2>
      <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4">
        {items.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse border-line py-8 even:border-l even:pl-5 max-lg:nth-[n+3]:border-t lg:py-10 lg:not-first:border-l lg:not-first:pl-8"
          >
            <dt className="mt-1 text-sm text-ink-muted">{label}</dt>
            <dd className="font-heading text-4xl font-semibold tracking-tight text-brass-deep tabular-nums">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {counters.note && <p className="mt-3 text-xs text-ink-muted">{counters.note}</p>}
      <SampleFigures />
    </section>
  );
}
