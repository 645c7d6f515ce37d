import { Link } from 'react-router-dom';
import { mailLink } from 'domain/text/links.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { termsContent } from './terms.content.ts';
import { useTexts } from '../../lib/site-texts.ts';

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4';

export const texts: readonly string[] = ['terms'];

/** The terms of the site, with the company and its addresses. */
export function Component() {
  const texts = useTexts('terms', termsContent);
  const { data } = useSiteSettingsQuery();
  if (!data) return null;
  const { companyName, address, registrationNumber, infoEmail } = data.settings;
  return (
    <div className="quiet-page container-page">
      <PageMeta title={texts.title} description={texts.description} canonical="/terms" />
      <PageIntro crumb={texts.title} title={texts.title} line={texts.line}>
        <p className="mt-3 text-sm text-ink-muted">{texts.updated}</p>
      </PageIntro>
      <div className="mt-10 grid gap-x-20 gap-y-12 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid content-start gap-12">
          {texts.sections.map(({ title, text }) => (
            <section key={title} aria-label={title}>
              <h2 className="text-2xl">{title}</h2>
              {text.map((paragraph) => (
                <p key={paragraph} className="mt-4 max-w-[66ch] text-ink-muted">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <div className="rounded-card bg-pine-soft p-6 md:p-8 lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-xl">{texts.contact}</h2>
          <p className="mt-3 font-semibold">{companyName}</p>
          <p className="mt-1">{address}</p>
          {registrationNumber && (
            <p className="mt-1">
              {texts.registration} <span className="whitespace-nowrap">{registrationNumber}</span>
            </p>
          )}
          <p className="mt-3 grid justify-items-start">
            <a href={mailLink(infoEmail)} className={linkClass}>
              {infoEmail}
            </a>
            <Link to="/privacy" className={linkClass}>
              {texts.privacy}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
