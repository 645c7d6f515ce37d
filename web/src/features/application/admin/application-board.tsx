import type { ApplicationState } from 'domain/schema.generated.ts';
import { LeadBoard } from '../../lead/admin/board/lead-board.tsx';
import type { BoardColumn } from '../../lead/admin/board/board-column.ts';
import { useBoardColumn, useBoardMove } from '../../lead/admin/board/use-board.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import { applicationAdminContent as texts } from './application-admin.content.ts';
import { applicationStates } from './application-states.ts';
import { ApplicationBoardDocument, SetApplicationStateDocument } from './application-work.generated.ts';

/** The applications in a column per state, newest first. */
export function ApplicationBoard({ list }: { list: ListState }) {
  const { search } = list;
  const moves = useBoardMove<ApplicationState>(
    (client, id, { state }, readAt) =>
      client.mutate({ mutation: SetApplicationStateDocument, variables: { id, state, readAt } }),
    ApplicationBoardDocument,
    applicationStates.labels,
  );
  const columns: Record<ApplicationState, BoardColumn> = {
    NEW: useColumn('NEW', search),
    SHORTLISTED: useColumn('SHORTLISTED', search),
    INTERVIEW: useColumn('INTERVIEW', search),
    REJECTED: useColumn('REJECTED', search),
    HIRED: useColumn('HIRED', search),
  };
  return (
    <LeadBoard
      list={list}
      searchLabel={texts.search}
      states={applicationStates}
      column={(state) => columns[state]}
      moves={moves}
    />
  );
}

function useColumn(state: ApplicationState, search: string): BoardColumn {
  return useBoardColumn(
    ApplicationBoardDocument,
    { state, search },
    ({ applications: { items, totalCount } }) => ({
      totalCount,
      cards: items.map(({ fullName, role, ...lead }) => ({
        ...lead,
        name: fullName,
        to: `/my-account/applications/${lead.id}?view=board`,
        line: role,
      })),
    }),
  );
}
