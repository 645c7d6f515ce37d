import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { enquiriesPath, enquiryPath } from 'domain/lead/enquiry-path.ts';
import { contactAdminContent } from '../../features/contact/admin/contact-admin.content.ts';
import { contactStates } from '../../features/contact/admin/contact-states.ts';
import { CallLink } from '../../features/lead/admin/reach/reach-links.tsx';
import { NextDateLine, SentTime, UnreadDot } from '../../features/lead/admin/state-badge.tsx';
import { accountContent } from './account.content.ts';
import type { DashboardEnquiryFragment, DashboardQuery } from './dashboard.generated.ts';
import { EnquiryWeeks } from './enquiry-weeks.tsx';

const texts = accountContent.dashboard;
const overdueOnly = '?overdue=yes';
const linkClass = 'font-semibold text-pine underline-offset-4 hover:underline';

type Leads = NonNullable<DashboardQuery['dashboard']['leads']>;

interface LeadsProps {
  leads: Leads | null | undefined;
  isOwner: boolean;
}

/** The dashboard of sales: overdue, due today, new, due tomorrow, and the last weeks, which an owner has among the reports. */
export function DashboardLeads({ leads, isOwner }: LeadsProps) {
  const two = Boolean(leads?.tomorrow.length);
  return (
    <div
      className={`mt-6 grid items-start gap-5 ${two ? 'lg:grid-rows-[auto_1fr]' : ''} ${leads?.overdue.length ? 'xl:grid-cols-3' : 'lg:grid-cols-2'}`}
    >
      {leads && leads.overdue.length > 0 && (
        <Panel
          title={texts.overdueTitle}
          to={`${enquiriesPath}${overdueOnly}`}
          linkText={texts.allOverdue}
          alarming
        >
          <Enquiries enquiries={leads.overdue} among={overdueOnly} />
        </Panel>
      )}
      {leads && (
        <Panel title={texts.todayTitle}>
          {leads.today.length > 0 ? (
            <Enquiries enquiries={leads.today} />
          ) : (
            <p className="px-5 pb-5 text-dense text-ink-muted">{texts.nothingToday}</p>
          )}
        </Panel>
      )}
      <Panel
        title={texts.latestTitle}
        to={enquiriesPath}
        linkText={texts.allEnquiries}
        // Tomorrow stands below today, beside it.
        className={two ? 'lg:row-span-2' : ''}
      >
        {leads?.latest.length === 0 ? (
          <p className="px-5 pb-5 text-dense text-ink-muted">{texts.noEnquiries}</p>
        ) : (
          <Enquiries enquiries={leads?.latest} />
        )}
      </Panel>
      {leads && leads.tomorrow.length > 0 && (
        <Panel title={texts.tomorrowTitle}>
          <Enquiries enquiries={leads.tomorrow} />
        </Panel>
      )}
      {!isOwner && leads?.weeks.some(({ sources }) => sources.length > 0) && (
        <div className="rounded-card border border-line bg-card p-4 md:p-6 lg:col-span-full">
          <EnquiryWeeks weeks={leads.weeks} />
        </div>
      )}
    </div>
  );
}

interface PanelProps {
  title: string;
  to?: string;
  linkText?: string;
  alarming?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card of the dashboard. */
export function Panel({ title, to, linkText, alarming = false, className = '', children }: PanelProps) {
  return (
    <section
      className={`@container overflow-hidden rounded-card border bg-card ${className} ${alarming ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-baseline justify-between gap-4 px-5 pt-4 pb-3">
        <h2 className={`text-lg ${alarming ? 'text-danger' : ''}`}>{title}</h2>
        {to && (
          <Link
            to={to}
            className={`-my-3 inline-flex min-h-11 shrink-0 items-center text-dense ${linkClass}`}
          >
            {linkText}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface EnquiriesProps {
  enquiries: readonly DashboardEnquiryFragment[] | undefined;
  /** The query part of the list that an opened enquiry leads back to, and through. */
  among?: string;
}

function Enquiries({ enquiries, among = '' }: EnquiriesProps) {
  return (
    <ul className="text-dense">
      {(enquiries ?? Array.from({ length: 5 }, () => undefined)).map((enquiry, index) => (
        <li key={enquiry?.id ?? index} className="relative border-t border-line px-5 py-2.5">
          {enquiry ? (
            <EnquiryLine enquiry={enquiry} among={among} />
          ) : (
            <span className="my-3 block h-4 max-w-80 animate-pulse rounded-full bg-line" />
          )}
        </li>
      ))}
    </ul>
  );
}

function EnquiryLine({ enquiry, among }: { enquiry: DashboardEnquiryFragment; among: string }) {
  const { name, phone, phoneE164, propertyTitle, source, createdAt, unread, state, nextAt } = enquiry;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p>
          <UnreadDot unread={unread} />
          <Link
            to={enquiryPath(enquiry, among)}
            state={{ path: enquiriesPath }}
            className="inline-block py-0.5 font-semibold [overflow-wrap:anywhere] underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name ?? texts.nameless}
          </Link>
        </p>
        <p className="truncate text-xs text-ink-muted">
          {state === 'VISIT_PLANNED' && (
            <strong className="font-semibold text-success">{contactStates.labels[state]}: </strong>
          )}
          {propertyTitle ?? contactAdminContent.sources[source]}
        </p>
        {nextAt ? (
          <NextDateLine nextAt={nextAt} />
        ) : (
          <SentTime at={createdAt} className="text-xs text-ink-muted" />
        )}
      </div>
      {phone && <CallLink phone={phone} phoneE164={phoneE164} />}
    </div>
  );
}
