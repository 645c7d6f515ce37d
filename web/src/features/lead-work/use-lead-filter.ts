import { useSearchParams } from 'react-router';

/** What every list of leads is filtered by, in its address and on the server. */
export function leadFilters(states: readonly string[]) {
  return { state: states, overdue: ['yes'], unread: ['yes'], from: 'any', to: 'any' } as const;
}

/** Whether the board is shown and not the list. */
export function useBoardShown(): boolean {
  return useSearchParams()[0].get('view') === 'board';
}
