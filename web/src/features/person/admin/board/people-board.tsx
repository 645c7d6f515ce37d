import type { PeopleFilter, PeopleOrder, PersonState } from 'domain/schema.generated.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { BoardCard } from '../../../lead/admin/board/board-card.tsx';
import { ColumnCards, ColumnHead } from '../../../lead/admin/board/board-column.tsx';
import { LeadBoard } from '../../../lead/admin/board/lead-board.tsx';
import { useBoardMove } from '../../../lead/admin/board/use-board.ts';
import { leadWorkContent } from '../../../lead/admin/lead-work.content.ts';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { useTakeBack } from '../../../../office-kit/list/take-back.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { UndoPersonStatesDocument } from '../people.generated.ts';
import { SetPersonStateDocument } from '../person.generated.ts';
import { nameOf } from '../person-row.tsx';
import { personStates, readChosenState } from '../person-states.ts';
import { personContent } from '../person.content.ts';
import { PeopleBoardDocument, usePeopleBoardQuery } from './people-board.generated.ts';
import type { PeopleBoardQuery } from './people-board.generated.ts';

const folded: readonly PersonState[] = ['LOST', 'JUNK'];
const shown = personStates.order.filter((state) => !folded.includes(state));
const undo = leadWorkContent.stateAction;

interface BoardList {
  search: string;
  filter: PeopleFilter;
  order: PeopleOrder | undefined;
}

/** The leads of the list in a column for each state; a filter by state leaves one column. */
export function PeopleBoard(list: BoardList) {
  const { state: only } = list.filter;
  const takeBack = useTakeBack();
  const moves = useBoardMove<PersonState>(
    (client, id, chosen, readAt) =>
      client.mutate({
        mutation: SetPersonStateDocument,
        variables: { id, readAt, ...readChosenState(chosen) },
      }),
    PeopleBoardDocument,
    personStates.labels,
    (client, id, state) => {
      const send = async (ids: string[]) => {
        const undone = await client.mutate({ mutation: UndoPersonStatesDocument, variables: { ids, state } });
        return undone.data?.undoPersonStates;
      };
      const action = { label: undo.undo, run: () => void takeBack([id], { ...undo, send }) };
      showToast({ tone: 'success', text: undo.done(1, personStates.labels[state]), item: id, action });
    },
  );
  return (
    <LeadBoard
      states={personStates}
      shown={only ? [only] : shown}
      folded={only ? [] : folded}
      column={(state, card) => <ColumnPart list={list} state={state} card={card} />}
      moves={moves}
    />
  );
}

interface ColumnPartProps {
  list: BoardList;
  state: PersonState;
  card: (card: BoardCard) => ReactNode;
  /** The `endCursor` of the part before; the first part has the head of the column. */
  after?: string;
}

/** Twenty cards of a column, and below them the next part once a person wants it. */
function ColumnPart({ list, state, card, after }: ColumnPartProps) {
  const { search, filter, order } = list;
  const { search: address } = useLocation();
  const [withNext, setWithNext] = useState(false);
  const { data, failed, onRetry } = useListResult(
    usePeopleBoardQuery({
      variables: { search, filter: { ...filter, state }, order, after },
      fetchPolicy: 'cache-and-network',
    }),
    { unasked: true },
  );
  const found = data?.people;
  const next = found?.endCursor;
  return (
    <>
      {after === undefined && (
        <ColumnHead label={personStates.labels[state]} totalCount={found?.totalCount} />
      )}
      <ColumnCards
        cards={found?.items.map((person) => cardOf(person, address))}
        failed={failed}
        onRetry={onRetry}
        onMore={next && !withNext ? () => setWithNext(true) : undefined}
        card={card}
      />
      {next && withNext && (
        <div className="mt-2">
          <ColumnPart list={list} state={state} card={card} after={next} />
        </div>
      )}
    </>
  );
}

type BoardPerson = PeopleBoardQuery['people']['items'][number];

function cardOf(person: BoardPerson, address: string): BoardCard {
  const { id, about, ownerName, lastTouchAt, updatedAt, unread, nextStep } = person;
  return {
    ...{ id, updatedAt, unread, name: nameOf(person) },
    to: `/my-account/leads/${id}${address}`,
    line: [about, ownerName ?? personContent.row.nobody].filter(Boolean).join(' · '),
    createdAt: lastTouchAt,
    nextAt: nextStep?.at ?? null,
  };
}
