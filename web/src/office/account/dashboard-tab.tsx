import { indianNumber } from 'domain/text/number.ts';
import { Link } from 'react-router-dom';
import { contactAdminContent } from '../../features/contact/admin/contact-admin.content.ts';
import { useListResult } from '../../office-kit/list/list-result.ts';
import { TabHeader } from '../../office-kit/tab-header.tsx';
import { contentRoles, leadRoles } from '../../office-kit/screen.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { accountContent } from './account.content.ts';
import { DashboardContent } from './dashboard-content.tsx';
import { DashboardLeads } from './dashboard-leads.tsx';
import { useDashboardQuery } from './dashboard.generated.ts';
import { SetupGuide } from '../guide/setup-guide.tsx';
import { SiteBanner } from './site-banner.tsx';

const texts = accountContent.dashboard;

/** The start page of the back office: today’s work for the account’s role. */
export function DashboardTab() {
  const { role } = useAccount() ?? {};
  const mayContent = role !== undefined && contentRoles.includes(role);
  const mayLeads = role !== undefined && leadRoles.includes(role);
  const { data, failed, onRetry } = useListResult(useDashboardQuery({ fetchPolicy: 'cache-and-network' }));
  const { leads, content, endingTokens, stoppedWebhooks } = data?.dashboard ?? {};
  return (
    <>
      <TabHeader title={texts.greeting} pageTitle={texts.title} line={texts.line}>
        <div className="flex flex-wrap gap-2">
          {mayContent && <ButtonLink to="/my-account/properties/new">{texts.addProperty}</ButtonLink>}
          {mayLeads && (
            <ButtonLink to="/my-account/contacts/new" look={mayContent ? 'outline' : 'primary'}>
              {contactAdminContent.add}
            </ButtonLink>
          )}
        </div>
      </TabHeader>
      {failed && (
        <p
          role="alert"
          className="mb-6 flex flex-wrap items-center justify-between gap-2 rounded-field bg-danger-soft py-1 pr-1 pl-4 text-dense text-danger"
        >
          {texts.failed}
          <Button look="danger" onClick={onRetry}>
            {texts.retry}
          </Button>
        </p>
      )}
      {content &&
        (role === 'OWNER' ? (
          <SetupGuide site={content.site} />
        ) : (
          <SiteBanner site={content.site} isOwner={false} />
        ))}
      <ul className="grid grid-cols-2 gap-2 *:last:odd:max-lg:col-span-2 sm:gap-4 lg:grid-cols-4">
        {mayLeads && (
          <>
            <Count label={texts.counts.newEnquiries} to="contacts?state=new" value={leads?.newContacts} />
            <Count
              label={texts.counts.overdue}
              to="contacts?overdue=yes"
              value={leads?.overdueContacts}
              alarming={(leads?.overdueContacts ?? 0) > 0}
            />
            <Count
              label={texts.counts.newApplications}
              to="applications?state=new"
              value={leads?.newApplications}
            />
          </>
        )}
        {mayContent && <Count label={texts.counts.properties} to="properties" value={content?.properties} />}
      </ul>
      {mayLeads && <DashboardLeads leads={leads} isOwner={role === 'OWNER'} />}
      {content && (
        <DashboardContent
          content={content}
          endingTokens={endingTokens ?? []}
          stoppedWebhooks={stoppedWebhooks ?? []}
          isOwner={role === 'OWNER'}
        />
      )}
    </>
  );
}

interface CountProps {
  label: string;
  to: string;
  value: number | undefined;
  alarming?: boolean;
}

function Count({ label, to, value, alarming = false }: CountProps) {
  return (
    <li>
      <Link
        to={`/my-account/${to}`}
        className="block h-full rounded-card border border-line bg-card p-3 transition-colors hover:border-pine/50 sm:p-5"
      >
        <span className="text-dense text-ink-muted">{label}</span>
        <span
          className={`block font-heading text-3xl font-semibold tabular-nums ${alarming ? 'text-danger' : 'text-brass-deep'}`}
        >
          {value === undefined ? '–' : indianNumber(value)}
        </span>
      </Link>
    </li>
  );
}
