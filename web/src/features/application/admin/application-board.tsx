import { useQuery } from '@apollo/client/react';
import type { ApplicationState } from 'domain/schema.generated.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BoardCard } from '../../lead/admin/board/board-card.tsx';
import { ColumnCards, ColumnHead } from '../../lead/admin/board/board-column.tsx';
import { LeadBoard } from '../../lead/admin/board/lead-board.tsx';
import { useBoardMove } from '../../lead/admin/board/use-board.ts';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import { SearchBox } from '../../../office-kit/list/search-box.tsx';
import { applicationAdminContent as texts } from './application-admin.content.ts';
import { applicationStates } from './application-states.ts';
import { ApplicationBoardDocument, SetApplicationStateDocument } from './application-work.generated.ts';

const cardsAtOnce = 20;
const mostCards = 100;

/** The applications in a column per state, newest first. */
export function ApplicationBoard({ list }: { list: ListState }) {
  const { search } = list;
  const moves = useBoardMove<ApplicationState>(
    (client, id, { state }, readAt) =>
      client.mutate({ mutation: SetApplicationStateDocument, variables: { id, state, readAt } }),
    ApplicationBoardDocument,
    applicationStates.labels,
  );
  return (
    <>
      <div className="mb-4 w-full sm:w-72">
        <SearchBox
          label={texts.search}
          value={search}
          onSearch={(wanted) => list.change({ search: wanted })}
        />
      </div>
      <LeadBoard
        states={applicationStates}
        column={(state, card) => <ApplicationColumn state={state} search={search} card={card} />}
        moves={moves}
      />
    </>
  );
}

interface ApplicationColumnProps {
  state: ApplicationState;
  search: string;
  card: (card: BoardCard) => ReactNode;
}

function ApplicationColumn({ state, search, card }: ApplicationColumnProps) {
  const [perPage, setPerPage] = useState(cardsAtOnce);
  const { data, failed, onRetry } = useListResult(
    useQuery(ApplicationBoardDocument, {
      variables: { list: { perPage, search }, state },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const found = data?.applications;
  const hasMore = found && found.totalCount > found.items.length && perPage < mostCards;
  return (
    <>
      <ColumnHead label={applicationStates.labels[state]} totalCount={found?.totalCount} />
      <ColumnCards
        cards={found?.items.map(({ fullName, role, ...lead }) => ({
          ...lead,
          name: fullName,
          to: `/my-account/applications/${lead.id}?view=board`,
          line: role,
        }))}
        failed={failed}
        onRetry={onRetry}
        onMore={hasMore ? () => setPerPage(perPage + cardsAtOnce) : undefined}
        card={card}
      />
    </>
  );
}
