import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useListResult } from '../../lib/list-result.ts';
import type { BoardCard, BoardColumn } from './lead-board.tsx';
import { useLeadChange } from './use-lead-change.ts';

const cardsAtOnce = 20;
const mostCards = 100;

interface BoardVariables {
  list: { perPage: number; search: string; filters: { name: string; value: string }[] };
}

/** The leads of one state, the newest first. */
export function useBoardColumn<Data>(
  board: TypedDocumentNode<Data, BoardVariables>,
  { state, search }: { state: string; search: string },
  read: (data: Data) => { cards: BoardCard[]; totalCount: number },
): BoardColumn {
  const [perPage, setPerPage] = useState(cardsAtOnce);
  const { data, failed, onRetry } = useListResult(
    useQuery(board, {
      variables: { list: { perPage, search, filters: [{ name: 'state', value: state }] } },
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

/** Puts a lead into another state, then reads the columns again; resolves to whether it went well. */
export function useBoardMove<State extends string>(
  mutation: TypedDocumentNode<unknown, { id: string; state: State }>,
  board: DocumentNode,
) {
  const client = useApolloClient();
  const { run } = useLeadChange();
  return async (id: string, state: State): Promise<boolean> => {
    const moved = await run(() => client.mutate({ mutation, variables: { id, state } }));
    await client.refetchQueries({ include: [board] }).catch(() => undefined);
    return moved;
  };
}
