import { ButtonLink } from '../../ui/button.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { UspCards } from '../usp-cards.tsx';
import { historyContent } from './history.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const texts: readonly string[] = ['history', 'usp'];

export function Component() {
  const { title, description, line, banner } = useTexts('history', historyContent);
  return (
    <>
      <PageMeta title={title} description={description} />
      <div className="container-page">
        <PageIntro crumb={title} title={title} line={line} />
        <Years />
      </div>
      <UspCards />
      <CallToAction id="appointment" title={`${banner.eyebrow}, ${banner.title}`} line={banner.line}>
        <ButtonLink to="/contact">{banner.button}</ButtonLink>
      </CallToAction>
    </>
  );
}

/** Five years, one shown at a time by a native radio group, with arrow keys and without JavaScript. */
function Years() {
  const { yearsLabel, years } = useTexts('history', historyContent);
  return (
    <fieldset className="mt-10 flex flex-wrap gap-y-8 border-t border-line md:mt-14">
      <legend className="sr-only">{yearsLabel}</legend>
      {years.map(({ year, title: name, text, fact, initial }) => (
        <div key={year} className="group/year contents">
          <label className="relative order-1 inline-flex min-h-14 flex-1 cursor-pointer items-center justify-center border-t-2 border-transparent font-heading text-lg font-semibold text-ink-muted tabular-nums hover:text-pine has-checked:-mt-px has-checked:border-brass has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-pine md:min-h-16">
            <input
              type="radio"
              name="year"
              value={year}
              defaultChecked={initial}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {year}
          </label>
          <div className="order-2 hidden w-full gap-x-16 gap-y-4 group-has-checked/year:grid lg:grid-cols-[1fr_1.2fr]">
            <p
              aria-hidden="true"
              className="font-heading text-[clamp(6rem,3.2rem+11.5vw,14rem)] leading-[0.85] font-semibold tracking-tight text-brass-deep tabular-nums"
            >
              {year}
            </p>
            <div className="lg:pt-2">
              <h2 className="text-2xl">{name}</h2>
              {text.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-[60ch]">
                  {paragraph}
                </p>
              ))}
              <p className="mt-6 max-w-[56ch] border-l-2 border-brass pl-5 text-sm text-ink-muted">{fact}</p>
            </div>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
