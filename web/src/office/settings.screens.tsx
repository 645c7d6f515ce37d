import type { ComponentType } from 'react';
import { contentRoles, everyRole, leadRoles, openingRoles, ownerRole } from '../office-kit/screen.ts';
import type { Screen } from '../office-kit/screen.ts';
import { TabHeader } from '../office-kit/tab-header.tsx';

type Part = () => Promise<ComponentType>;

/** A screen of the settings: the head, and the part that its file loads. */
function settingsScreen(
  name: string,
  label: string,
  words: string,
  load: Part,
  others: Partial<Screen> = {},
): Screen {
  return {
    path: `settings/${name}`,
    words,
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

/** The settings; most need an owner. */
export const settingsScreens: readonly Screen[] = [
  settingsScreen(
    'company',
    'Company',
    'phone number telephone whatsapp address hours logo colour color icon favicon name slogan brand social facebook instagram map rera registration agent samples remove contact details e-mail mail coupons reference prefix letters',
    async () => (await import('./company-settings.tsx')).CompanySettings,
  ),
  settingsScreen(
    'checks',
    'Legal checks',
    'legal rera rules gate trial go live publish',
    async () => (await import('../features/settings/admin/legal-checks-part.tsx')).LegalChecksPart,
  ),
  settingsScreen(
    'accounts',
    'People',
    'colleagues users accounts logins invite role password sales see leads rights access',
    async () => (await import('./people-settings.tsx')).PeopleSettings,
  ),
  settingsScreen(
    'duty',
    'Duty',
    'hours holidays leave pause round assignment clock minutes new leads who gets team rota shift',
    async () => (await import('../features/duty/admin/duty-part.tsx')).DutyPart,
    { roles: leadRoles },
  ),
  settingsScreen(
    'email',
    'E-mail',
    'mail smtp gmail zoho outlook server send notifications app password test',
    async () => (await import('./mail/mail-part.tsx')).MailPart,
  ),
  settingsScreen(
    'privacy',
    'Privacy',
    'personal data erase delete person consent breach dpdp',
    async () => (await import('./privacy/privacy-part.tsx')).PrivacyPart,
  ),
  settingsScreen(
    'backups',
    'Backups',
    'backup copy restore save data download export',
    async () => (await import('./backups/backups-part.tsx')).BackupsPart,
  ),
  settingsScreen(
    'coupons',
    'Coupons',
    'coupon discount code cart',
    async () => (await import('../features/order/admin/coupons-part.tsx')).CouponsPart,
  ),
  settingsScreen(
    'texts',
    'Texts',
    'whatsapp e-mail mail message template leads hindi english placeholder',
    async () => (await import('../features/lead/admin/texts/texts-part.tsx')).TextsPart,
    { roles: contentRoles },
  ),
  settingsScreen(
    'account',
    'My account',
    'password passkey two-factor authenticator second factor username logout devices',
    async () => (await import('./own-account-settings.tsx')).OwnAccountSettings,
    { roles: everyRole },
  ),
  settingsScreen(
    'health',
    'Health',
    'server errors slow disk version',
    async () => (await import('./health/health-part.tsx')).HealthPart,
    {
      menu: technical('Health'),
    },
  ),
  settingsScreen(
    'api',
    'API and webhooks',
    'api token key program crm portal integration scope revoke bearer webhook event delivery secret zapier n8n',
    async () => (await import('./api-settings.tsx')).ApiSettings,
    { menu: technical('API and webhooks') },
  ),
  settingsScreen(
    'graphql',
    'GraphQL',
    'api explorer query schema',
    async () => (await import('./explorer/explorer-part.tsx')).ExplorerPart,
    { menu: technical('GraphQL') },
  ),
  settingsScreen(
    'outbox',
    'Outbox',
    'mails sent not sent failed queue',
    async () => (await import('./mail/outbox-tab.tsx')).OutboxTab,
    {
      menu: technical('Outbox'),
    },
  ),
  settingsScreen(
    'openings',
    'Job openings',
    'jobs vacancies career roles',
    async () => (await import('../features/application/admin/job-openings-part.tsx')).JobOpeningsPart,
    { roles: openingRoles, menu: { group: 'Website', label: 'Job openings' } },
  ),
  {
    path: 'settings',
    roles: everyRole,
    open: async () => (await import('./settings-home.tsx')).SettingsHome,
  },
];
