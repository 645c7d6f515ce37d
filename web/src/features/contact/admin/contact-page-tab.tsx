import { useApolloClient } from '@apollo/client/react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { readError } from '../../../lib/errors.ts';
import { formatCategory, formatPhone } from '../../../lib/format.ts';
import { sameSitePath } from '../../../lib/same-site-path.ts';
import { HistoryLink } from '../../../office/history-link.tsx';
import { LeadPage } from '../../../office/lead-work/lead-page.tsx';
import {
  LeadFacts,
  LeadNavigation,
  LeadSection,
  LeadWaiting,
} from '../../../office/lead-work/lead-parts.tsx';
import { ReachButtons } from '../../../office/lead-work/reach-buttons.tsx';
import { SentTime, StateBadge } from '../../../office/lead-work/state-badge.tsx';
import { leadFilters } from '../../../office/lead-work/use-lead-filter.ts';
import { useListResult } from '../../../office/list-result.ts';
import { useListState } from '../../../office/list-state.ts';
import { TabHeader } from '../../../office/tab-header.tsx';
import { contactAdminContent, yesOrNo } from './contact-admin.content.ts';
import { contactSources } from './contact-source.ts';
import { contactFilter, contactStates } from './contact-states.ts';
import {
  AddContactNoteDocument,
  SetContactNextDateDocument,
  SetContactsReadDocument,
  SetContactStateDocument,
  useContactDetailsQuery,
  useContactNeighboursQuery,
} from './contact-work.generated.ts';
import type { ContactDetailsQuery } from './contact-work.generated.ts';
import { OrderSection } from './order-section.tsx';

type Request = ContactDetailsQuery['contact'];

const base = '/my-account/contacts';
const { details: texts, sources, columns, nameless } = contactAdminContent;
const linkClass = 'font-semibold text-pine underline-offset-4 hover:underline';

const sortFields: string[] = [];
const filters = { ...leadFilters(contactStates.order), source: contactSources };

/** One enquiry: the visitor, the request, its form and page, and the work on it. */
export function ContactPageTab() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const list = useListState({ perPage: 10, sortFields, filters });
  const result = useContactDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, failed, onRetry } = useListResult(result);
  const { data: neighbours } = useContactNeighboursQuery({
    variables: { id, match: { search: list.search }, filter: contactFilter(list) },
    fetchPolicy: 'network-only',
  });
  const request = data?.contact.id === id ? data.contact : undefined;
  return (
    <>
      <LeadNavigation base={base} search={search} {...neighbours?.neighbours} />
      {request ? (
        <Enquiry key={id} request={request} />
      ) : (
        <LeadWaiting
          failed={failed}
          missing={readError(result.error, '').code !== 'UNREACHABLE'}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

function Enquiry({ request }: { request: Request }) {
  const client = useApolloClient();
  const { id, name, email, state, thread, message, order } = request;
  return (
    <>
      <TabHeader title={name ?? nameless} pageTitle={name ?? email}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <HistoryLink id={id} />
          <StateBadge state={state} label={contactStates.labels[state]} />
        </div>
      </TabHeader>
      <ReachButtons
        {...request}
        subject={texts.subject.replace('{reference}', request.reference)}
        greeting={greetingFor(request)}
      />
      <LeadPage
        lead={request}
        states={contactStates}
        send={{
          state: (to, readAt) =>
            client.mutate({ mutation: SetContactStateDocument, variables: { id, state: to, readAt } }),
          nextDate: (to, readAt) =>
            client.mutate({ mutation: SetContactNextDateDocument, variables: { id, nextAt: to, readAt } }),
          note: (text) => client.mutate({ mutation: AddContactNoteDocument, variables: { id, text } }),
          read: (read) =>
            client.mutate({
              mutation: SetContactsReadDocument,
              variables: { ids: [id], read },
              refetchQueries: ['LeadCounts'],
            }),
        }}
        aside={
          thread.length > 0 && (
            <LeadSection title={texts.thread}>
              <Thread requests={thread} />
            </LeadSection>
          )
        }
      >
        <LeadSection title={texts.title}>
          {message && (
            <p className="mb-5 max-w-[75ch] border-l-2 border-brass pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
              {message}
            </p>
          )}
          <RequestFacts request={request} />
        </LeadSection>
        {order && <OrderSection order={order} />}
      </LeadPage>
    </>
  );
}

function RequestFacts({ request }: { request: Request }) {
  const { reference, email, phone, phoneE164, service, source, page, propertyId, propertyTitle, agree } =
    request;
  return (
    <LeadFacts
      facts={[
        { name: texts.reference, value: <span className="tabular-nums">{reference}</span> },
        { name: texts.source, value: sources[source] },
        { name: texts.email, value: email },
        { name: texts.phone, value: phone && formatPhone(phone, phoneE164) },
        { name: columns.agree, value: yesOrNo(agree) },
        { name: texts.service, value: service && formatCategory(service) },
        {
          name: columns.property,
          value: propertyTitle && (
            <a href={`/product-details/${propertyId}`} className={linkClass}>
              {propertyTitle}
            </a>
          ),
        },
        {
          name: texts.page,
          value: page && (
            <a href={sameSitePath(page, '/')} className={linkClass}>
              {page}
            </a>
          ),
        },
      ]}
    />
  );
}

function Thread({ requests }: { requests: Request['thread'] }) {
  return (
    <ul className="grid gap-3 text-dense">
      {requests.map(({ id, reference, source, propertyTitle, state, createdAt }) => (
        <li key={id} className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            <Link to={`${base}/${id}`} className={`${linkClass} [overflow-wrap:anywhere]`}>
              {propertyTitle ?? sources[source]} <span className="sr-only">{reference}</span>
            </Link>
            <SentTime at={createdAt} className="block text-xs text-ink-muted" />
          </span>
          <StateBadge state={state} label={contactStates.labels[state]} />
        </li>
      ))}
    </ul>
  );
}

function greetingFor({ name, propertyTitle }: Request): string {
  const hello = name ? texts.greeting.replace('{name}', name) : texts.greetingNameless;
  return `${hello} ${propertyTitle ? texts.aboutProperty.replace('{property}', propertyTitle) : texts.aboutRequest}`;
}
