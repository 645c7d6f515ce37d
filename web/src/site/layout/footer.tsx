import { Link } from 'react-router-dom';
import { mailLink, telephoneLink } from 'domain/text/links.ts';
import type { SiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { useTexts } from '../../lib/site-texts.ts';
import { Brand } from '../../ui/brand/brand.tsx';
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
      <div className="container-page grid gap-x-6 pt-3 text-sm md:grid-cols-2 md:gap-y-8 md:py-14 lg:grid-cols-[1.4fr_1fr_1fr_1.4fr]">
        <div className="text-on-band">
          <div className="flex flex-wrap items-center justify-between">
            <Brand companyName={settings.companyName} logo={logo} onBand />
            <SocialRow settings={settings} />
          </div>
          <p className="font-heading font-semibold md:mt-4">{settings.slogan}</p>
          <h2 className="sr-only">{footer.about.title}</h2>
          <p className="max-w-[38ch] text-xs text-on-band-muted md:mt-3 md:text-sm">
            <span className="max-md:hidden">{footer.about.text} </span>
            {footer.registration} <span className="inline-block">{settings.registrationNumber}.</span>
          </p>
        </div>
        <FooterList title={footer.quickLinks.title} links={quick} />
        <FooterList title={footer.properties.title} links={properties} />
        <div>
          <h2 className={`${headingClass} max-md:sr-only`}>{footer.contact.title}</h2>
          <ul className="flex-wrap gap-x-5 max-md:flex md:mt-3">
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
            <li className="max-w-[34ch] text-xs md:text-sm">{settings.address}</li>
          </ul>
        </div>
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-on-band/15 text-xs max-md:pb-2 md:py-3">
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
          <div className="phone-line flex items-center gap-3">
            <AreaUnitToggle />
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  );
}

const headingClass = 'shrink-0 font-sans text-xs font-semibold tracking-[0.08em] text-on-band uppercase';

function FooterList({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title} className="phone-line gap-5">
      <h2 className={headingClass}>{title}</h2>
      <ul className="gap-5 max-md:flex md:mt-3">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
