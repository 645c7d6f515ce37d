import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { Navigate, NavLink, Route, Routes, useLocation } from 'react-router-dom';
import { JobOpeningsPart } from '../../features/application/admin/job-openings-part.tsx';
import { AccountsPart } from '../../features/auth/accounts-part.tsx';
import { OwnAccountPart } from '../../features/auth/own-account-part.tsx';
import { CouponsPart } from '../../features/order/admin/coupons-part.tsx';
import { CompanyPart } from '../../features/settings/admin/company-part.tsx';
import { LegalChecksPart } from '../../features/settings/admin/legal-checks-part.tsx';
import { HealthPart } from '../health/health-part.tsx';
import { ExplorerPart } from '../explorer/explorer-part.tsx';
import { BackupsPart } from '../backups/backups-part.tsx';
import { MailPart } from '../mail/mail-part.tsx';
import { OutboxTab } from '../mail/outbox-tab.tsx';
import { PrivacyPart } from '../privacy/privacy-part.tsx';
import { TabHeader } from '../../office-kit/tab-header.tsx';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { accountContent } from './account.content.ts';

const texts = accountContent.settings;

/** The parts of the settings by address; all except the first need an owner. */
const components: Record<string, ComponentType> = {
  account: OwnAccountPart,
  company: CompanyPart,
  checks: LegalChecksPart,
  coupons: CouponsPart,
  openings: JobOpeningsPart,
  accounts: AccountsPart,
  email: MailPart,
  outbox: OutboxTab,
  privacy: PrivacyPart,
  health: HealthPart,
  backups: BackupsPart,
  graphql: ExplorerPart,
};

/** The settings: the own account and, for owners, the other parts, each with its own address. */
export function SettingsTab() {
  const isOwner = useAccount()?.role === 'OWNER';
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone, the parts are wider than the window.
    const current = nav.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  const parts = texts.parts.filter(({ path }) => isOwner || path === 'account');
  return (
    <>
      <TabHeader title={texts.title} />
      {parts.length > 1 && (
        <nav
          ref={nav}
          aria-label={texts.label}
          className="mb-6 flex overflow-x-auto border-b border-line max-lg:scroll-px-12 max-lg:mask-r-from-[calc(100%-3rem)] max-lg:pr-12 sm:gap-1"
        >
          {parts.map(({ path, label }) => (
            <NavLink
              key={path}
              to={`/my-account/settings/${path}`}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-2 text-dense font-semibold whitespace-nowrap text-ink-muted hover:text-pine aria-[current=page]:border-pine aria-[current=page]:text-pine sm:px-3"
            >
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      <Routes>
        {parts.map(({ path }) => {
          const Part = components[path];
          return Part && <Route key={path} path={path} element={<Part />} />;
        })}
        <Route path="*" element={<Navigate to="/my-account/settings/account" replace />} />
      </Routes>
    </>
  );
}
