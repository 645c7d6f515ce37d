import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/format.ts';
import { useListResult } from '../../lib/list-result.ts';
import type { ListState } from '../../lib/list-state.ts';
import { LeadBoard } from '../lead-work/lead-board.tsx';
import type { BoardColumn } from '../lead-work/lead-board.tsx';
import { NextDateLine, UnreadDot } from '../lead-work/state-badge.tsx';
import { useLeadChange } from '../lead-work/use-lead-change.ts';
import { applicationAdminContent as texts } from './application-admin.content.ts';
import { applicationStates } from './application-states.ts';
import {
  ApplicationBoardDocument,
  SetApplicationStateDocument,
  useApplicationBoardQuery,
} from './application-work.generated.ts';
import type { ApplicationBoardQuery, ApplicationState } from './application-work.generated.ts';

const cardsAtOnce = 20;
const mostCards = 100;

/** The applications by state, the newest of each first. */
export function ApplicationBoard({ list }: { list: ListState }) {
  const { search } = list;
  const client = useApolloClient();
  const { run } = useLeadChange();
  const columns: Record<ApplicationState, BoardColumn> = {
    new: useColumn('new', search),
    shortlisted: useColumn('shortlisted', search),
    interview: useColumn('interview', search),
    rejected: useColumn('rejected', search),
    hired: useColumn('hired', search),
  };
  return (
    <LeadBoard
      list={list}
      searchLabel={texts.search}
      states={applicationStates}
      column={(state) => columns[state]}
      onMove={async (id, state) => {
        const moved = await run(() =>
          client.mutate({ mutation: SetApplicationStateDocument, variables: { id, state } }),
        );
        await client.refetchQueries({ include: [ApplicationBoardDocument] }).catch(() => undefined);
        return moved;
      }}
    />
  );
}

function useColumn(state: ApplicationState, search: string): BoardColumn {
  const [perPage, setPerPage] = useState(cardsAtOnce);
  const { data, failed, onRetry } = useListResult(
    useApplicationBoardQuery({
      variables: { list: { perPage, search, filters: [{ name: 'state', value: state }] } },
      fetchPolicy: 'cache-and-network',
    }),
  );
  return {
    cards: data?.applications.items.map((application) => ({
      id: application.id,
      name: application.fullName,
      content: <Card application={application} />,
    })),
    totalCount: data?.applications.totalCount,
    failed,
    onRetry,
    onMore: () => setPerPage((before) => Math.min(mostCards, before + cardsAtOnce)),
  };
}

function Card({ application }: { application: ApplicationBoardQuery['applications']['items'][number] }) {
  const { id, fullName, role, createdAt, unread, nextAt } = application;
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">
        <UnreadDot unread={unread} />
        <Link
          to={`/my-account/applications/${id}?view=board`}
          draggable={false}
          className="underline-offset-4 hover:underline"
        >
          {fullName}
        </Link>
      </p>
      <p className="text-xs text-ink-muted">{role}</p>
      <p className="mt-1 text-xs text-ink-muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <NextDateLine nextAt={nextAt} />
    </>
  );
}
