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
import { contactAdminContent as texts } from './contact-admin.content.ts';
import { contactStates } from './contact-states.ts';
import {
  ContactBoardDocument,
  SetContactStateDocument,
  useContactBoardQuery,
} from './contact-work.generated.ts';
import type { ContactBoardQuery, ContactState } from './contact-work.generated.ts';

const cardsAtOnce = 20;
const mostCards = 100;

/** The enquiries by state, the newest of each first. */
export function ContactBoard({ list }: { list: ListState }) {
  const { search } = list;
  const client = useApolloClient();
  const { run } = useLeadChange();
  const columns: Record<ContactState, BoardColumn> = {
    new: useColumn('new', search),
    contacted: useColumn('contacted', search),
    visitPlanned: useColumn('visitPlanned', search),
    closed: useColumn('closed', search),
  };
  return (
    <LeadBoard
      list={list}
      searchLabel={texts.search}
      states={contactStates}
      column={(state) => columns[state]}
      onMove={async (id, state) => {
        const moved = await run(() =>
          client.mutate({ mutation: SetContactStateDocument, variables: { id, state } }),
        );
        await client.refetchQueries({ include: [ContactBoardDocument] }).catch(() => undefined);
        return moved;
      }}
    />
  );
}

function useColumn(state: ContactState, search: string): BoardColumn {
  const [perPage, setPerPage] = useState(cardsAtOnce);
  const { data, failed, onRetry } = useListResult(
    useContactBoardQuery({
      variables: { list: { perPage, search, filters: [{ name: 'state', value: state }] } },
      fetchPolicy: 'cache-and-network',
    }),
  );
  return {
    cards: data?.contacts.items.map((request) => ({
      id: request.id,
      name: request.name ?? request.email,
      content: <Card request={request} />,
    })),
    totalCount: data?.contacts.totalCount,
    failed,
    onRetry,
    onMore: () => setPerPage((before) => Math.min(mostCards, before + cardsAtOnce)),
  };
}

function Card({ request }: { request: ContactBoardQuery['contacts']['items'][number] }) {
  const { id, name, email, source, propertyTitle, createdAt, unread, nextAt } = request;
  return (
    <>
      <p className="font-semibold [overflow-wrap:anywhere]">
        <UnreadDot unread={unread} />
        <Link
          to={`/my-account/contacts/${id}?view=board`}
          draggable={false}
          className="underline-offset-4 hover:underline"
        >
          {name ?? email}
        </Link>
      </p>
      <p className="text-xs text-ink-muted">{propertyTitle ?? texts.sources[source]}</p>
      <p className="mt-1 text-xs text-ink-muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </p>
      <NextDateLine nextAt={nextAt} />
    </>
  );
}
