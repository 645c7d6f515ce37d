import { useSearchParams } from 'react-router-dom';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

/** The filters of all lists of leads, in addresses and on the server. */
export function leadFilters(states: readonly string[]) {
  return { state: states, overdue: ['yes'], unread: ['yes'], from: 'any', to: 'any' } as const;
}

/** The usual orders of all lists of leads. */
export const leadOrders = {
  overdue: { sortBy: 'nextAt', direction: 'ASCENDING', label: texts.longestOverdue },
} as const;

/** The filter of leads from the address as the server’s input, without the state. */
export function leadFilter({ overdue, unread, from, to }: ListState['filters']) {
  return { overdue: overdue ? true : undefined, unread: unread ? true : undefined, from, to };
}

/** Whether the board is shown instead of the list. */
export function useBoardShown(): boolean {
  return useSearchParams()[0].get('view') === 'board';
}

/** The filters as controls: state, waiting leads, and the time sent. */
export function leadTableFilters<State extends string>({ order, labels }: LeadStates<State>): TableFilter[] {
  return [
    {
      kind: 'chips',
      name: 'state',
      label: texts.state,
      options: order.map((value) => ({ value, label: labels[value] })),
    },
    { kind: 'switch', name: 'overdue', label: texts.overdue },
    { kind: 'switch', name: 'unread', label: texts.unread },
    { kind: 'day', name: 'from', label: texts.from },
    { kind: 'day', name: 'to', label: texts.to },
  ];
}
