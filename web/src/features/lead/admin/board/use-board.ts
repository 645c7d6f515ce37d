import type { ApolloClient, DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ChosenState } from '../close-reason.tsx';
import { useLeadChange } from '../use-lead-change.ts';
import type { BoardCard } from './board-card.tsx';

/** Puts a lead into another state, then reloads the columns; `move` resolves to whether it succeeded. */
export function useBoardMove<State extends string>(
  send: (client: ApolloClient, id: string, chosen: ChosenState<State>, readAt: string) => Promise<unknown>,
  board: DocumentNode,
  labels: Record<State, string>,
  /** What follows a move that succeeded, such as the offer to undo it. */
  onMoved?: (client: ApolloClient, id: string, state: State) => void,
) {
  const client = useApolloClient();
  const { runGuarded, conflict, closeConflict } = useLeadChange();
  async function move({ id, updatedAt }: BoardCard, chosen: ChosenState<State>): Promise<boolean> {
    const moved = await runGuarded({
      send: async (readAt) => {
        await send(client, id, chosen, readAt);
        onMoved?.(client, id, chosen.state);
      },
      readAt: updatedAt,
      wanted: `“${labels[chosen.state]}”`,
    });
    await client.refetchQueries({ include: [board] }).catch(() => undefined);
    return moved;
  }
  return { move, conflict, closeConflict };
}
