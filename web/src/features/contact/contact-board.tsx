import type { ListState } from '../../lib/list-state.ts';
import { LeadBoard } from '../lead-work/lead-board.tsx';
import type { BoardColumn } from '../lead-work/lead-board.tsx';
import { useBoardColumn, useBoardMove } from '../lead-work/use-board.ts';
import { contactAdminContent as texts } from './contact-admin.content.ts';
import { contactStates } from './contact-states.ts';
import { ContactBoardDocument, SetContactStateDocument } from './contact-work.generated.ts';
import type { ContactState } from './contact-work.generated.ts';

/** The enquiries by state, the newest of each first. */
export function ContactBoard({ list }: { list: ListState }) {
  const { search } = list;
  const move = useBoardMove(SetContactStateDocument, ContactBoardDocument);
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
      onMove={move}
    />
  );
}

function useColumn(state: ContactState, search: string): BoardColumn {
  return useBoardColumn(ContactBoardDocument, { state, search }, ({ contacts: { items, totalCount } }) => ({
    totalCount,
    cards: items.map(({ name, email, source, propertyTitle, ...lead }) => ({
      ...lead,
      name: name ?? email,
      to: `/my-account/contacts/${lead.id}?view=board`,
      line: propertyTitle ?? texts.sources[source],
    })),
  }));
}
