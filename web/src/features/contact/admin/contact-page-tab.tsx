import { useApolloClient } from '@apollo/client/react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { readError } from '../../../lib/errors.ts';
import { consentFactsContent } from '../../../office-kit/consent-facts.content.ts';
import { isStopped } from '../../../office-kit/consent-facts.tsx';
import { DeleteButton } from '../../../office-kit/list/delete-button.tsx';
import { HistoryLink } from '../../../office-kit/history-link.tsx';
import { useItemDeletion } from '../../../office-kit/list/item-deletion.ts';
import { LeadPage } from '../../lead/admin/lead-page.tsx';
import { LeadNavigation, LeadSection, LeadWaiting } from '../../lead/admin/lead-parts.tsx';
import { ReachButtons, reachButtonClass } from '../../lead/admin/reach-buttons.tsx';
import { useWrite } from '../../lead/admin/write/use-write.tsx';
import { WhatsAppButton } from '../../lead/admin/write/whatsapp-button.tsx';
import { StateBadge } from '../../lead/admin/state-badge.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { useListState } from '../../../office-kit/list/list-state.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { contactAdminContent } from './contact-admin.content.ts';
import { RequestCard, subjectOf } from './contact-request-card.tsx';
import { contactFilter, contactListFilters, contactStates, readChosen } from './contact-states.ts';
import {
  AddContactNoteDocument,
  SetContactNextDateDocument,
  SetContactsResponsibleDocument,
  SetContactStateDocument,
  SetPeopleReadDocument,
  useContactDetailsQuery,
  useContactNeighboursQuery,
} from './contact-work.generated.ts';
import type { ContactDetailsQuery } from './contact-work.generated.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { SendProperty } from './send-property.tsx';

type Request = ContactDetailsQuery['contact'];

const base = '/my-account/contacts';
const { details: texts, deletion, nameless } = contactAdminContent;
const linkClass = 'font-semibold text-pine underline-offset-4 hover:underline';

const sortFields: string[] = [];

/** One enquiry: the visitor, the request, its form and page, and the work on it. */
export function ContactPageTab() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const list = useListState({ perPage: 10, sortFields, filters: contactListFilters });
  const result = useContactDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, failed, onRetry } = useListResult(result);
  const { data: neighbours } = useContactNeighboursQuery({
    variables: { id, match: { search: list.search }, filter: contactFilter(list) },
    fetchPolicy: 'network-only',
  });
  const request = data?.contact.id === id ? data.contact : undefined;
  return (
    <>
      <LeadNavigation
        base={base}
        search={search}
        {...neighbours?.neighbours}
        overdue={Boolean(list.filters.overdue)}
      />
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

/** What a seller wrote, with the name and the number, as Quick add reads a message. */
function offerOf({ message, name, phone }: Request): string {
  const owner = [name, phone].filter(Boolean).join(' ');
  return [message, owner && `Owner ${owner}`].filter(Boolean).join('\n');
}

function Enquiry({ request }: { request: Request }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search, state: place } = useLocation() as { search: string; state: unknown };
  const { remove } = useItemDeletion({ kind: 'CONTACT_REQUEST', texts: deletion });
  const { id, name, email, phoneE164, reference, state, thread, message, personId } = request;
  const { write, sheet } = useWrite();
  const whom = personId && { personId, name: name ?? email ?? reference };
  const chat = whom && phoneE164 ? { ...whom, way: 'WHATSAPP' as const, reach: phoneE164 } : undefined;
  const letter = whom && email ? { ...whom, way: 'MAIL' as const, reach: email } : undefined;
  const all = [request, ...thread].toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const { isOwner } = useAdminSession();
  return (
    <>
      <TabHeader title={name ?? nameless} pageTitle={name ?? email ?? reference} line={lineOf(request)}>
        <div className="flex flex-wrap items-center gap-x-5">
          {request.source === 'ADD_LISTING' && isOwner && (
            <Link
              to="/my-account/properties/new"
              state={{ message: offerOf(request) }}
              className={`inline-flex min-h-11 items-center text-dense ${linkClass}`}
            >
              {texts.addProperty}
            </Link>
          )}
          {request.personId && (
            <Link
              to={`/my-account/leads/${request.personId}`}
              className={`inline-flex min-h-11 items-center text-dense ${linkClass}`}
            >
              {texts.openLead}
            </Link>
          )}
          <Link
            to={`${base}/${id}/edit${search}`}
            state={place}
            className={`inline-flex min-h-11 items-center text-dense ${linkClass}`}
          >
            {contactAdminContent.correct}
          </Link>
          <StateBadge state={state} label={contactStates.labels[state]} />
        </div>
      </TabHeader>
      {isStopped(request.receipt) && (
        <div className="mb-4">
          <Alert tone="danger">{consentFactsContent.stopped}</Alert>
        </div>
      )}
      {message && (
        <p className="-mt-2 mb-4 line-clamp-3 max-w-[75ch] text-dense [overflow-wrap:anywhere]">
          “{message}”
        </p>
      )}
      <ReachButtons
        {...request}
        subject={texts.subject.replace('{reference}', reference)}
        whatsApp={
          chat && (
            <WhatsAppButton
              personId={chat.personId}
              onWrite={() => write(chat)}
              className={reachButtonClass}
            />
          )
        }
        {...(letter && { onMail: () => write(letter) })}
      />
      <SendProperty
        {...request}
        onWhatsApp={chat && ((home) => write({ ...chat, home }))}
        onMail={letter && ((home) => write({ ...letter, home }))}
      />
      <LeadPage
        lead={request}
        states={contactStates}
        send={{
          state: (chosen, sinceWhen) =>
            client.mutate({
              mutation: SetContactStateDocument,
              variables: { id, readAt: sinceWhen, ...readChosen(chosen) },
            }),
          nextDate: (to, sinceWhen) =>
            client.mutate({
              mutation: SetContactNextDateDocument,
              variables: { id, nextAt: to, readAt: sinceWhen },
            }),
          note: (text) => client.mutate({ mutation: AddContactNoteDocument, variables: { id, text } }),
          // All messages of the person stand on this page. Without a lead they are unread until it is joined to one.
          read: async (read) =>
            personId &&
            client.mutate({
              mutation: SetPeopleReadDocument,
              variables: { ids: [personId], read },
              refetchQueries: ['LeadCounts'],
            }),
        }}
        thread={{
          label: labelOf(request),
          others: thread.map((other) => ({ ...other, label: labelOf(other) })),
          unread: all.some(({ unread }) => unread),
        }}
        aside={
          <HandOverForm
            {...request}
            send={(responsibleId) =>
              client.mutate({
                mutation: SetContactsResponsibleDocument,
                variables: { selection: { ids: [id] }, responsibleId },
                refetchQueries: ['ContactDetails'],
                awaitRefetchQueries: true,
              })
            }
          />
        }
      >
        <LeadSection title={thread.length > 0 ? texts.thread(all.length) : texts.title}>
          <div className="grid gap-5">
            {all.map((one) => (
              <RequestCard key={one.id} request={one} opened={one.id === id} />
            ))}
          </div>
        </LeadSection>
      </LeadPage>
      <p className="mt-6 flex flex-wrap items-center gap-x-5">
        <HistoryLink id={id} />
        <DeleteButton
          of={name ?? reference}
          label={texts.delete}
          deleting={false}
          onDelete={() => {
            void navigate(`${base}${search}`);
            void remove(id);
          }}
        />
      </p>
      {sheet}
    </>
  );
}

function lineOf(request: Request): string {
  const { thread } = request;
  return thread.length > 0
    ? `${subjectOf(request)} · ${texts.thread(thread.length + 1)}`
    : subjectOf(request);
}

function labelOf(request: Parameters<typeof subjectOf>[0] & Pick<Request, 'reference'>): string {
  return `${subjectOf(request)}, ${request.reference}`;
}
