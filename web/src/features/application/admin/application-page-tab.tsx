import { useApolloClient } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';
import { readError } from '../../../lib/errors.ts';
import { formatPhone } from 'domain/text/format.ts';
import { HistoryLink } from '../../../office-kit/history-link.tsx';
import { LeadPage } from '../../lead/admin/lead-page.tsx';
import { LeadFacts, LeadNavigation, LeadSection, LeadWaiting } from '../../lead/admin/lead-parts.tsx';
import { ReachButtons } from '../../lead/admin/reach/reach-buttons.tsx';
import { StateBadge } from '../../lead/admin/state-badge.tsx';
import { leadFilters } from '../../lead/admin/use-lead-filter.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { useListState } from '../../../office-kit/list/list-state.ts';
import { TabHeader } from '../../../office-kit/tab-header.tsx';
import { applicationAdminContent } from './application-admin.content.ts';
import { applicationFilter, applicationStates } from './application-states.ts';
import {
  AddApplicationNoteDocument,
  SetApplicationNextDateDocument,
  SetApplicationsReadDocument,
  SetApplicationStateDocument,
  useApplicationDetailsQuery,
  useApplicationNeighboursQuery,
} from './application-work.generated.ts';
import type { ApplicationDetailsQuery } from './application-work.generated.ts';
import { ResumeButton } from './resume-button.tsx';
import { ResumeView } from './resume-view.tsx';

type Application = ApplicationDetailsQuery['application'];

const { details: texts, columns } = applicationAdminContent;

const sortFields: string[] = [];
const filters = leadFilters(applicationStates.order);

/** One job application: the letter, the résumé, and the work on it. */
export function ApplicationPageTab() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const list = useListState({ perPage: 10, sortFields, filters });
  const result = useApplicationDetailsQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, failed, onRetry } = useListResult(result);
  const { data: neighbours } = useApplicationNeighboursQuery({
    variables: { id, match: { search: list.search }, filter: applicationFilter(list) },
    fetchPolicy: 'network-only',
  });
  const application = data?.application.id === id ? data.application : undefined;
  return (
    <>
      <LeadNavigation
        base="/my-account/applications"
        search={search}
        {...neighbours?.neighbours}
        overdue={Boolean(list.filters.overdue)}
      />
      {application ? (
        <Details key={id} application={application} />
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

function Details({ application }: { application: Application }) {
  const client = useApolloClient();
  const { id, fullName, role, email, emailIsDisposable, phone, phoneE164 } = application;
  const { state, coverLetter, resume, resumeUrl } = application;
  return (
    <>
      <TabHeader title={fullName} line={role}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <HistoryLink id={id} />
          <StateBadge state={state} label={applicationStates.labels[state]} />
        </div>
      </TabHeader>
      <ReachButtons {...application} subject={texts.subject.replace('{role}', role)} />
      <LeadPage
        lead={application}
        states={applicationStates}
        send={{
          state: ({ state: to }, readAt) =>
            client.mutate({ mutation: SetApplicationStateDocument, variables: { id, state: to, readAt } }),
          nextDate: (to, readAt) =>
            client.mutate({
              mutation: SetApplicationNextDateDocument,
              variables: { id, nextAt: to, readAt },
            }),
          note: (text) => client.mutate({ mutation: AddApplicationNoteDocument, variables: { id, text } }),
          read: (read) =>
            client.mutate({
              mutation: SetApplicationsReadDocument,
              variables: { ids: [id], read },
              refetchQueries: ['LeadCounts'],
            }),
        }}
      >
        <LeadSection title={texts.coverLetter}>
          <p className="mb-5 max-w-[75ch] [overflow-wrap:anywhere] whitespace-pre-line">
            {coverLetter ?? texts.noCoverLetter}
          </p>
          <LeadFacts
            facts={[
              { name: columns.role, value: role },
              {
                name: texts.email,
                wide: true,
                value: emailIsDisposable ? `${email} (${texts.disposable})` : email,
              },
              { name: texts.phone, value: formatPhone(phone, phoneE164) },
            ]}
          />
        </LeadSection>
        <LeadSection title={texts.resume}>
          <div className="grid gap-3">
            <ResumeButton application={application} />
            <ResumeView {...resume} resumeUrl={resumeUrl} of={fullName} />
          </div>
        </LeadSection>
      </LeadPage>
    </>
  );
}
