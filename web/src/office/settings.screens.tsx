import type { ComponentType } from 'react';
import { everyRole, ownerRole } from '../office-kit/screen.ts';
import type { Screen } from '../office-kit/screen.ts';
import { TabHeader } from '../office-kit/tab-header.tsx';

type Part = () => Promise<ComponentType>;

/** A screen of the settings: the head, and the part that its file loads. */
function settingsScreen(name: string, label: string, load: Part, others: Partial<Screen> = {}): Screen {
  return {
    path: `settings/${name}`,
    roles: ownerRole,
    menu: { group: 'Settings', label },
    open: async () => {
      const Part = await load();
      return () => (
        <>
          <TabHeader title={label} />
          <Part />
        </>
      );
    },
    ...others,
  };
}

const technical = (label: string) => ({ group: 'Settings', label, forTechnician: true }) as const;

/** The settings; all except the own account need an owner. */
export const settingsScreens: readonly Screen[] = [
  settingsScreen(
    'company',
    'Company',
    async () => (await import('../features/settings/admin/company-part.tsx')).CompanyPart,
  ),
  settingsScreen(
    'checks',
    'Legal checks',
    async () => (await import('../features/settings/admin/legal-checks-part.tsx')).LegalChecksPart,
  ),
  settingsScreen(
    'accounts',
    'People',
    async () => (await import('../features/auth/accounts-part.tsx')).AccountsPart,
  ),
  settingsScreen('email', 'E-mail', async () => (await import('./mail/mail-part.tsx')).MailPart),
  settingsScreen('privacy', 'Privacy', async () => (await import('./privacy/privacy-part.tsx')).PrivacyPart),
  settingsScreen('backups', 'Backups', async () => (await import('./backups/backups-part.tsx')).BackupsPart),
  settingsScreen(
    'coupons',
    'Coupons',
    async () => (await import('../features/order/admin/coupons-part.tsx')).CouponsPart,
  ),
  settingsScreen(
    'account',
    'My account',
    async () => (await import('../features/auth/own-account-part.tsx')).OwnAccountPart,
    { roles: everyRole },
  ),
  settingsScreen('health', 'Health', async () => (await import('./health/health-part.tsx')).HealthPart, {
    menu: technical('Health'),
  }),
  settingsScreen(
    'graphql',
    'GraphQL',
    async () => (await import('./explorer/explorer-part.tsx')).ExplorerPart,
    { menu: technical('GraphQL') },
  ),
  settingsScreen('outbox', 'Outbox', async () => (await import('./mail/outbox-tab.tsx')).OutboxTab, {
    menu: technical('Outbox'),
  }),
  settingsScreen(
    'openings',
    'Job openings',
    async () => (await import('../features/application/admin/job-openings-part.tsx')).JobOpeningsPart,
    { menu: { group: 'Website', label: 'Job openings' } },
  ),
  {
    path: 'settings',
    roles: everyRole,
    open: async () => (await import('./settings-home.tsx')).SettingsHome,
  },
];
