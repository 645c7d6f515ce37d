import type { ContactState } from 'domain/schema.generated.ts';
import { LeadBoard } from '../../lead/admin/board/lead-board.tsx';
import type { BoardColumn } from '../../lead/admin/board/board-column.ts';
import { useBoardColumn, useBoardMove } from '../../lead/admin/board/use-board.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import { contactAdminContent as texts } from './contact-admin.content.ts';
import { contactStates, readChosen } from './contact-states.ts';
import { ContactBoardDocument, SetContactStateDocument } from './contact-work.generated.ts';

/** The enquiries in a column per state, newest first. */
export function ContactBoard({ list }: { list: ListState }) {
  const { search } = list;
  const moves = useBoardMove<ContactState>(
    (client, id, chosen, readAt) =>
      client.mutate({ mutation: SetContactStateDocument, variables: { id, readAt, ...readChosen(chosen) } }),
    ContactBoardDocument,
    contactStates.labels,
  );
  const columns: Record<ContactState, BoardColumn> = {
    NEW: useColumn('NEW', search),
    CONTACTED: useColumn('CONTACTED', search),
    VISIT_PLANNED: useColumn('VISIT_PLANNED', search),
    CLOSED: useColumn('CLOSED', search),
  };
  return (
    <LeadBoard
      list={list}
      searchLabel={texts.search}
      states={contactStates}
      column={(state) => columns[state]}
      moves={moves}
    />
  );
}

function useColumn(state: ContactState, search: string): BoardColumn {
  return useBoardColumn(ContactBoardDocument, { state, search }, ({ contacts: { items, totalCount } }) => ({
    totalCount,
    cards: items.map(({ name, email, reference, source, propertyTitle, ...lead }) => ({
      ...lead,
      name: name ?? email ?? reference,
      to: `/my-account/contacts/${lead.id}?view=board`,
      line: propertyTitle ?? texts.sources[source],
    })),
  }));
}
