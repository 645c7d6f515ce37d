import type { ApolloClient, DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import type { ChosenState } from '../close-reason.tsx';
import type { BoardCard, BoardColumn } from './board-column.ts';
import { useLeadChange } from '../use-lead-change.ts';

const cardsAtOnce = 20;
const mostCards = 100;

interface BoardVariables<State> {
  list: { perPage: number; search: string };
  state: State;
}

/** The leads of one state, newest first. */
export function useBoardColumn<Data, State extends string>(
  board: TypedDocumentNode<Data, BoardVariables<State>>,
  { state, search }: { state: State; search: string },
  read: (data: Data) => { cards: BoardCard[]; totalCount: number },
): BoardColumn {
  const [perPage, setPerPage] = useState(cardsAtOnce);
  const { data, failed, onRetry } = useListResult(
    useQuery(board, {
      variables: { list: { perPage, search }, state },
      fetchPolicy: 'cache-and-network',
    }),
  );
  return {
    ...(data && read(data)),
    failed,
    onRetry,
    onMore: () => setPerPage((before) => Math.min(mostCards, before + cardsAtOnce)),
  };
}

/** Puts a lead into another state, then reloads the columns; `move` resolves to whether it succeeded. */
export function useBoardMove<State extends string>(
  send: (client: ApolloClient, id: string, chosen: ChosenState<State>, readAt: string) => Promise<unknown>,
  board: DocumentNode,
  labels: Record<State, string>,
) {
  const client = useApolloClient();
  const { runGuarded, conflict, closeConflict } = useLeadChange();
  async function move({ id, updatedAt }: BoardCard, chosen: ChosenState<State>): Promise<boolean> {
    const moved = await runGuarded({
      send: (readAt) => send(client, id, chosen, readAt),
      readAt: updatedAt,
      wanted: `“${labels[chosen.state]}”`,
    });
    await client.refetchQueries({ include: [board] }).catch(() => undefined);
    return moved;
  }
  return { move, conflict, closeConflict };
}
