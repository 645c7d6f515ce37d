import type { ListState } from '../../lib/list-state.ts';
import { LeadBoard } from '../lead-work/lead-board.tsx';
import type { BoardColumn } from '../lead-work/lead-board.tsx';
import { useBoardColumn, useBoardMove } from '../lead-work/use-board.ts';
import { applicationAdminContent as texts } from './application-admin.content.ts';
import { applicationStates } from './application-states.ts';
import { ApplicationBoardDocument, SetApplicationStateDocument } from './application-work.generated.ts';
import type { ApplicationState } from './application-work.generated.ts';

/** The applications by state, the newest of each first. */
export function ApplicationBoard({ list }: { list: ListState }) {
  const { search } = list;
  const move = useBoardMove(SetApplicationStateDocument, ApplicationBoardDocument);
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
      onMove={move}
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
