import { Link } from 'react-router';
import { useAccount } from '../../features/auth/use-account.ts';
import { useListResult } from '../../lib/list-result.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TabHeader } from '../../ui/tab-header.tsx';
import { mayOpen } from './account-access.ts';
import { accountContent } from './account.content.ts';
import { useDashboardQuery } from './dashboard.generated.ts';
import type { DashboardQuery } from './dashboard.generated.ts';

const texts = accountContent.dashboard;
type Enquiries = NonNullable<DashboardQuery['enquiries']>['items'];

const linkClass = 'font-semibold text-pine underline-offset-4 hover:underline';

/** The first thing that an admin sees: how much there is, and what came in last. */
export function DashboardTab() {
  const { role } = useAccount() ?? {};
  const content = role !== undefined && mayOpen(role, 'properties') === true;
  const leads = role !== undefined && mayOpen(role, 'contacts') === true;
  const { data, failed, onRetry } = useListResult(
    useDashboardQuery({ variables: { content, leads }, fetchPolicy: 'cache-and-network' }),
  );
  return (
    <>
      <TabHeader title={texts.greeting} pageTitle={texts.title} line={texts.line}>
        {content && <ButtonLink to="/my-account/properties/new">{texts.addProperty}</ButtonLink>}
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
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {content && (
          <Count label={texts.counts.properties} to="properties" value={data?.properties?.totalCount} />
        )}
        {leads && <Count label={texts.counts.enquiries} to="contacts" value={data?.enquiries?.totalCount} />}
        {leads && (
          <Count label={texts.counts.applications} to="applications" value={data?.applications?.totalCount} />
        )}
      </ul>
      {leads && <LatestEnquiries enquiries={data?.enquiries?.items} />}
    </>
  );
}

function LatestEnquiries({ enquiries }: { enquiries: Enquiries | undefined }) {
  return (
    <section className="mt-10">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{texts.latestTitle}</h2>
        <Link to="/my-account/contacts" className={`text-dense ${linkClass}`}>
          {texts.allEnquiries}
        </Link>
      </div>
      <Latest enquiries={enquiries} />
    </section>
  );
}

function Count({ label, to, value }: { label: string; to: string; value: number | undefined }) {
  return (
    <li>
      <Link
        to={`/my-account/${to}`}
        className="block h-full rounded-card border border-line bg-card p-3 transition-colors hover:border-pine/50 sm:p-5"
      >
        <span className="text-dense text-ink-muted">{label}</span>
        <span className="block font-heading text-3xl font-semibold text-brass-deep tabular-nums">
          {value?.toLocaleString('en-IN') ?? '–'}
        </span>
      </Link>
    </li>
  );
}

function Latest({ enquiries }: { enquiries: Enquiries | undefined }) {
  if (enquiries?.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-line px-6 py-10 text-center text-dense text-ink-muted">
        {texts.noEnquiries}
      </p>
    );
  }
  return (
    <ul className="rounded-card border border-line bg-card text-dense">
      {(enquiries ?? Array.from({ length: 5 }, () => undefined)).map((enquiry, index) => (
        <li key={enquiry?.id ?? index} className="border-t border-line px-5 py-3 first:border-t-0">
          {enquiry ? (
            <Enquiry enquiry={enquiry} />
          ) : (
            <span className="my-3 block h-4 max-w-80 animate-pulse rounded-full bg-line" />
          )}
        </li>
      ))}
    </ul>
  );
}

function Enquiry({ enquiry }: { enquiry: Enquiries[number] }) {
  const { name, email, phone, phoneE164, propertyTitle, reference, createdAt } = enquiry;
  return (
    <div className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[1.2fr_1.6fr_auto]">
      <p className="min-w-0">
        <strong className="font-semibold">{name ?? texts.nameless}</strong>
        <span className="block truncate text-ink-muted">{propertyTitle ?? reference}</span>
      </p>
      <p className="min-w-0">
        <a href={`mailto:${email}`} className={`block truncate ${linkClass}`}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phoneE164 ?? phone}`} className={linkClass}>
            {phone}
          </a>
        )}
      </p>
      <time dateTime={createdAt} className="whitespace-nowrap text-ink-muted">
        {formatDateTime(createdAt)}
      </time>
    </div>
  );
}
