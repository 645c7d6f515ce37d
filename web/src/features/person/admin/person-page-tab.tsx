import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { enquiriesPath, enquiryPath, listSearch, openedParameter } from 'domain/lead/enquiry-path.ts';
import { readError } from '../../../lib/errors.ts';
import { contactAdminContent } from '../../contact/admin/contact-admin.content.ts';
import { subjectOf } from '../../contact/admin/contact-request-card.tsx';
import { SetPeopleReadDocument } from '../../contact/admin/contact-work.generated.ts';
import { EnquiryNavigation } from '../../contact/admin/enquiry-navigation.tsx';
import { HandOverForm } from '../../contact/admin/hand-over-form.tsx';
import { SendProperty } from '../../contact/admin/send-property.tsx';
import { LeadPage } from '../../lead/admin/lead-page.tsx';
import { LeadNavigation, LeadWaiting } from '../../lead/admin/lead-parts.tsx';
import { ReachButtons, reachButtonClass } from '../../lead/admin/reach/reach-buttons.tsx';
import { NextDateLine, StateBadge } from '../../lead/admin/state-badge.tsx';
import { useWrite } from '../../lead/admin/write/use-write.tsx';
import { WhatsAppButton } from '../../lead/admin/write/whatsapp-button.tsx';
import { consentFactsContent } from '../../../office-kit/consent-facts.content.ts';
import { isStopped } from '../../../office-kit/consent-facts.tsx';
import { HistoryLink } from '../../../office-kit/history-link.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { useSentKey } from '../../../office-kit/offline/use-sent-key.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { EnquiriesSection } from './enquiries/enquiries-section.tsx';
import { HomesSection } from './homes/homes-section.tsx';
import { MergesSection } from './moves/merges-section.tsx';
import { NextStepFields } from './next-step-fields.tsx';
import { outcomeContent } from './outcome/outcome.content.ts';
import { useOutcome } from './outcome/use-outcome.tsx';
import { HandOverDocument } from './people.generated.ts';
import {
  AddPersonNoteDocument,
  SetNextStepDocument,
  SetPersonStateDocument,
  usePersonDetailsQuery,
} from './person.generated.ts';
import { PeopleBeside } from './people-beside.tsx';
import { useLeadKeys } from './keys/use-lead-keys.tsx';
import { PersonBar } from './person-bar.tsx';
import { newsWords } from './person-news.ts';
import { nameOf } from './person-row.tsx';
import { ReachAndConsents } from './person-sections.tsx';
import type { PersonDetails } from './person-sections.tsx';
import { SourceSection, sourceWords } from './source-section.tsx';
import { personStates, readChosenState } from './person-states.ts';
import { personContent } from './person.content.ts';
import { leadListPath } from './lead-lists.ts';
import { useOpenedEnquiry } from './enquiries/use-opened-enquiry.ts';
import { SharedNumber } from './moves/shared-number.tsx';
import { StepCalendar } from './step-calendar.tsx';
import { TurnNotice } from './turn/turn-notice.tsx';
import { WishesSection } from './wishes/wishes-section.tsx';

const base = '/my-account/leads';
const texts = personContent.page;

/** One person as a lead: who it is, what comes next, and all that happened. */
export function PersonPageTab() {
  const { id = '' } = useParams();
  // Each lead has a query of its own: one query for all changed its variables back while React prepared the next lead, and a
  // lead that was merged led to the other one again and again.
  return <PersonPage key={id} id={id} />;
}

function PersonPage({ id }: { id: string }) {
  const location = useLocation();
  const result = usePersonDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data: { person } = {}, failed, onRetry } = useListResult(result);
  // It was merged with another one.
  if (person && person.id !== id)
    return (
      <Navigate to={`${base}/${person.id}${location.search}`} state={location.state as unknown} replace />
    );
  const list = leadListPath(location);
  const enquiry = new URLSearchParams(location.search).get(openedParameter);
  return (
    <>
      {enquiry && list === enquiriesPath ? (
        <EnquiryNavigation id={enquiry} />
      ) : (
        <LeadNavigation base={list} search={listSearch(location.search)} />
      )}
      {person ? (
        <Lead person={person} />
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

function Lead({ person }: { person: PersonDetails }) {
  const client = useApolloClient();
  const location = useLocation();
  const { id, name, state, numbers, emails, about, enquiries, nextStep } = person;
  const opened = useOpenedEnquiry(person);
  const [step, setStep] = useState({ kind: nextStep?.kind ?? 'CALL', text: nextStep?.text ?? '' });
  const withKey = useSentKey();
  // An answer to the opened enquiry goes where it came from.
  const number = numbers.find((one) => one === opened.enquiry?.phoneE164) ?? numbers[0];
  const email = emails.find((one) => one === opened.enquiry?.email?.toLowerCase()) ?? emails[0];
  const news = newsWords(person.news);
  const called = { ...person, name: nameOf(person) };
  const { ask, sheet } = useOutcome([called]);
  const { write, sheet: writing } = useWrite();
  const whom = { personId: id, name: called.name };
  const chat = { ...whom, way: 'WHATSAPP' as const, reach: number };
  const letter = { ...whom, way: 'MAIL' as const, reach: email };
  const onWrite = () => write(chat);
  const onOutcome = personStates.ended.includes(state) ? undefined : () => ask(called);
  const keys = useLeadKeys([person], { onOutcome: () => onOutcome?.(), onWrite, isPage: true });
  if (opened.otherLead)
    return (
      <Navigate
        to={enquiryPath({ id: opened.id ?? '', personId: opened.otherLead }, location.search)}
        state={location.state as unknown}
        replace
      />
    );
  return (
    <>
      <TabHeader title={name ?? personContent.nameless} pageTitle={nameOf(person)} line={lineOf(person)}>
        <StateBadge state={state} label={personStates.labels[state]} />
      </TabHeader>
      {isStopped(enquiries.find(({ receipt }) => receipt)?.receipt ?? null) && (
        <div className="mb-4">
          <StatusMessage tone="danger">{consentFactsContent.stopped}</StatusMessage>
        </div>
      )}
      <TurnNotice person={person} />
      <SharedNumber person={person} />
      <PeopleBeside person={person} />
      {news && <p className="-mt-2 mb-4 text-dense font-medium text-brass-deep">{news}</p>}
      {nextStep && (
        <p className="-mt-2 mb-4 flex flex-wrap items-center gap-x-2 text-dense">
          <span className="font-medium">{personContent.steps[nextStep.kind]}</span>
          <NextDateLine nextAt={nextStep.at} />
          {nextStep.text && <span className="text-ink-muted">{nextStep.text}</span>}
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-lg:hidden">
        <ReachButtons
          phone={number ?? null}
          phoneE164={number ?? null}
          email={email ?? null}
          subject={texts.subject.replace('{reference}', (opened.enquiry ?? person).reference)}
          whatsApp={<WhatsAppButton personId={id} onWrite={onWrite} className={reachButtonClass} />}
          onMail={() => write(letter)}
        />
        {onOutcome && <Button onClick={onOutcome}>{outcomeContent.open}</Button>}
      </div>
      <SendProperty
        propertyTitle={opened.enquiry?.propertyTitle ?? about}
        onWhatsApp={number ? (home) => write({ ...chat, home }) : undefined}
        onMail={email ? (home) => write({ ...letter, home }) : undefined}
      />
      <LeadPage
        lead={{ ...person, isPerson: true }}
        states={personStates}
        send={{
          state: (chosen, readAt) =>
            withKey(chosen, (key) =>
              client.mutate({
                mutation: SetPersonStateDocument,
                variables: { id, readAt, key, ...readChosenState(chosen) },
              }),
            ),
          nextDate: (at, readAt) => {
            const next = at ? { ...step, text: step.text.trim() || null, at } : null;
            return withKey({ next }, (key) =>
              client.mutate({ mutation: SetNextStepDocument, variables: { id, readAt, key, step: next } }),
            );
          },
          note: (text) =>
            withKey({ text }, (key) =>
              client.mutate({ mutation: AddPersonNoteDocument, variables: { id, text, key } }),
            ),
          read: (read) =>
            client.mutate({
              mutation: SetPeopleReadDocument,
              variables: { ids: [id], read },
              refetchQueries: ['LeadCounts'],
            }),
        }}
        thread={{
          label: nameOf(person),
          others: enquiries.map((enquiry) => ownEvents(person, enquiry)),
          unread: person.unread,
        }}
        step={
          <>
            <NextStepFields value={step} onChange={setStep} />
            <StepCalendar person={person} />
          </>
        }
        aside={
          <>
            <HandOverForm
              responsibleId={person.ownerId}
              responsibleName={person.ownerName}
              send={(ownerId) =>
                client.mutate({
                  mutation: HandOverDocument,
                  variables: { selection: { ids: [id] }, ownerId },
                  refetchQueries: ['PersonDetails'],
                  awaitRefetchQueries: true,
                })
              }
            />
            <ReachAndConsents person={person} onWrite={(reach) => write({ ...chat, reach })} />
            <SourceSection person={person} />
          </>
        }
      >
        <WishesSection person={person} />
        <HomesSection person={person} />
        <EnquiriesSection person={person} opened={opened} />
      </LeadPage>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 max-lg:mb-16">
        <HistoryLink id={id} />
        <MergesSection person={person} />
      </div>
      {keys}
      <PersonBar personId={id} number={number} onWrite={onWrite} onOutcome={onOutcome} />
      {sheet}
      {writing}
    </>
  );
}

/** The state has its badge beside: the owner, the source and the reference. */
function lineOf(person: PersonDetails): string {
  const { ownerName, enquiries, reference } = person;
  const source = enquiries.at(-1)?.source;
  return [
    ownerName ? personContent.row.owner(ownerName) : personContent.row.nobody,
    sourceWords(person) ?? (source && contactAdminContent.sources[source]),
    reference,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** An enquiry for the history, without what it only follows its person in. */
function ownEvents({ history }: PersonDetails, enquiry: PersonDetails['enquiries'][number]) {
  const known = new Set(history.map(({ kind, at }) => `${kind} ${at}`));
  return {
    ...enquiry,
    label: `${subjectOf(enquiry)}, ${enquiry.reference}`,
    history: enquiry.history.filter(({ kind, at }) => !known.has(`${kind} ${at}`)),
  };
}
