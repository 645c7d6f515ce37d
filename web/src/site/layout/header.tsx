import { Menu, Phone, X } from 'lucide-react';
import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useBackHides } from '../../lib/browser/back-closes.ts';
import { telephoneLink } from 'domain/text/links.ts';
import type { SiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { Brand } from '../../ui/brand/brand.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HeaderShortcuts } from './header-shortcuts.tsx';
import { menuContent } from './navigation.content.ts';
import { useNavigation } from './use-navigation.ts';

type Settings = SiteSettingsQuery['settings'];

/**
 * Registration and address, the navigation bar, and the menu of small screens. On the home page, where the bar lies over the
 * photograph, and on the page of a property, which needs the room, the footer has the registration and the address.
 */
export function Header({ settings }: { settings: Settings }) {
  const { logo, main, menu, contactLink } = useNavigation();
  const overPhoto = useLocation().pathname === '/';
  return (
    <>
      {!overPhoto && (
        <section
          aria-label="Registration and address"
          className="site-strip hidden border-b border-line py-2 text-xs text-ink-muted lg:block"
        >
          <p className="container-page flex justify-between gap-6">
            <span>Registration number {settings.registrationNumber}</span>
            <span>{settings.address}</span>
          </p>
        </section>
      )}
      <header
        className={`sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md ${overPhoto ? 'over-photo' : ''}`}
      >
        <div className="container-page flex min-h-16 items-center justify-between gap-x-2 sm:gap-x-4">
          <Brand companyName={settings.companyName} logo={logo} />
          <nav aria-label="Main" className="hidden items-center gap-1 lg:ml-auto lg:flex">
            {main.map(({ to, label }) => (
              <NavLink
                key={label}
                to={to}
                className="inline-flex min-h-11 items-center rounded-field px-3.5 text-sm font-medium hover:text-pine aria-[current=page]:font-semibold aria-[current=page]:text-pine"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="flex items-center sm:gap-1">
            <HeaderShortcuts />
            <ButtonLink to={contactLink.to} className="ml-2 max-lg:hidden">
              {contactLink.label}
            </ButtonLink>
            <MobileMenu links={menu} phone={settings.phones[0]} />
          </div>
        </div>
      </header>
    </>
  );
}

/** A native popover: it opens without JavaScript, closes with Escape or Back, and when a link is chosen. */
function MobileMenu({ links, phone }: { links: { to: string; label: string }[]; phone: string | undefined }) {
  const menu = useRef<HTMLElement>(null);
  useBackHides('menu');
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label="Menu"
        className="flex size-11 items-center justify-center rounded-field hover:bg-pine-soft lg:hidden"
      >
        <Menu aria-hidden="true" />
      </button>
      <nav
        ref={menu}
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="inset-x-0 top-0 m-0 w-full max-w-none border-b border-line bg-paper px-4 pt-2.5 pb-6 text-ink shadow-float backdrop:bg-footer/50"
      >
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="ml-auto flex size-11 items-center justify-center rounded-field hover:bg-pine-soft"
        >
          <X aria-hidden="true" />
        </button>
        {links.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            onClick={() => menu.current?.hidePopover()}
            className="flex min-h-12 items-center border-b border-line font-heading text-lg font-semibold last:border-0 aria-[current=page]:text-pine"
          >
            {label}
          </NavLink>
        ))}
        {phone && (
          <a
            href={telephoneLink(phone)}
            className="mt-4 flex min-h-12 items-center justify-center gap-2.5 rounded-field bg-pine font-semibold text-on-pine hover:bg-pine-deep"
          >
            <Phone aria-hidden="true" className="size-4.5" />
            {menuContent.call(phone)}
          </a>
        )}
      </nav>
    </>
  );
}
