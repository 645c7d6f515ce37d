import { Link } from 'react-router-dom';
import { mailLink, telephoneLink } from 'domain/text/links.ts';
import type { SiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { Brand } from '../../ui/brand.tsx';
import { AreaUnitToggle, ThemeToggle } from '../../ui/root-toggle.tsx';
import { footerContent } from './footer.content.ts';
import { useNavigation } from './use-navigation.ts';
import { SocialRow } from './social-links.tsx';

const linkClass =
  'inline-flex min-h-9 items-center hover:text-on-band hover:underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11';

export function Footer({ settings }: { settings: SiteSettingsQuery['settings'] }) {
  const footer = useTexts('site', footerContent);
  const { logo, quick, properties } = useNavigation();
  return (
    <footer className="bg-footer text-on-band-muted">
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-5 py-8 text-sm md:py-14 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
        <div className="col-span-2 text-on-band lg:col-span-1">
          <Brand companyName={settings.companyName} logo={logo} onBand />
          <p className="mt-2 font-heading text-lg font-semibold">{settings.slogan}</p>
          <h2 className="sr-only">{footer.about.title}</h2>
          <p className="mt-1 max-w-[38ch] text-on-band-muted">
            {footer.about.text} {footer.registration}{' '}
            <span className="inline-block">{settings.registrationNumber}.</span>
          </p>
          <SocialRow settings={settings} />
        </div>
        <FooterList title={footer.quickLinks.title} links={quick} />
        <FooterList title={footer.properties.title} links={properties} />
        <div className="col-span-2 lg:col-span-1">
          <h2 className={headingClass}>{footer.contact.title}</h2>
          <ul className="flex flex-wrap gap-x-5 md:block">
            {settings.phones.map((phone) => (
              <li key={phone}>
                <a href={telephoneLink(phone)} className={linkClass}>
                  {phone}
                </a>
              </li>
            ))}
            {[settings.salesEmail, settings.infoEmail].map((email) => (
              <li key={email}>
                <a href={mailLink(email)} className={linkClass}>
                  {email}
                </a>
              </li>
            ))}
            <li className="max-w-[34ch]">{settings.address}</li>
          </ul>
        </div>
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-on-band/15 py-4 text-xs">
          <p className="flex flex-wrap items-center gap-x-5">
            {/* A page kept over New Year still has the old year. */}
            <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${settings.companyName}`}</span>
            <Link to="/terms" className={linkClass}>
              {footer.terms}
            </Link>
            <Link to="/privacy" className={linkClass}>
              {footer.privacy}
            </Link>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <AreaUnitToggle />
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  );
}

const headingClass = 'font-sans text-xs font-semibold tracking-[0.08em] text-on-band uppercase';

/** A list that is folded on a phone. */
function FooterList({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <details className="open-wide">
        <summary className="max-md:py-3">
          <h2 className={`inline ${headingClass}`}>{title}</h2>
        </summary>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
