import { telephoneLink } from 'domain/text/links.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { portfolioContent } from './portfolio.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

/** The lettering of each partner’s name. */
const marks = [
  'font-heading text-2xl font-semibold tracking-tight',
  'text-sm font-semibold tracking-[0.22em]',
  'font-heading text-xl font-[480] italic',
  'font-heading text-2xl font-[640] tracking-tight',
  'border-y border-current py-1 text-xs font-semibold tracking-[0.3em]',
];

/** The end of both portfolios: telephone, contact link, and the names of partners. */
export function PortfolioEnd() {
  const { call, partners } = useTexts('portfolio', portfolioContent);
  const { data } = useSiteSettingsQuery();
  const phone = data?.settings.phones[0];
  return (
    <>
      <CallToAction id="portfolio-call" title={call.title} line={call.line}>
        {phone && (
          <a
            href={telephoneLink(phone)}
            className="inline-flex min-h-11 flex-col justify-center pr-4 whitespace-nowrap"
          >
            <span className="text-xs">{call.phonePrompt}</span>
            <strong className="font-heading text-xl font-semibold text-pine tabular-nums">{phone}</strong>
          </a>
        )}
        <ButtonLink to="/contact">{call.button}</ButtonLink>
      </CallToAction>
      <section aria-labelledby="partners" className="container-page mt-16">
        <h2
          id="partners"
          className="text-center font-sans text-sm font-medium tracking-normal text-ink-muted"
        >
          {partners.title}
        </h2>
        <ul className="mt-6 flex flex-wrap items-center justify-center gap-x-12 gap-y-6 text-ink-muted">
          {partners.names.map((name, index) => (
            <li key={name} className={marks[index]}>
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-center text-xs text-ink-muted">{partners.note}</p>
      </section>
    </>
  );
}
