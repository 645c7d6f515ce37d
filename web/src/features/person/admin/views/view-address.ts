import type { LeadQuestion, LeadViewConditionsInput } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import type { ListState } from '../../../../office-kit/list/list-state.ts';
import { peopleFilter, peopleOrders, viewNames } from '../people-filter.ts';
import type { LeadViewPartsFragment } from './views.generated.ts';

export type NamedView = LeadViewPartsFragment;

const base = '/my-account/leads';

/** The chips of the list as what they ask. */
const questions: Record<(typeof viewNames)[number], LeadQuestion> = {
  mine: 'MINE',
  none: 'UNASSIGNED',
  new: 'NEW',
  overdue: 'OVERDUE',
  noStep: 'NO_NEXT_STEP',
  back: 'CAME_BACK',
};

/** The conditions and the order of the list, as a view keeps them. */
export function conditionsOf(
  list: Pick<ListState, 'search' | 'sortBy' | 'filters'>,
): LeadViewConditionsInput {
  const { view, ...filters } = list.filters;
  const { state, owner, channel, home, place, budget, part, from, to, nextFrom, nextTo } = peopleFilter({
    filters,
  });
  const chip = readChoice(view, viewNames);
  return {
    ...{ search: list.search || undefined, order: peopleOrders[list.sortBy] },
    question: chip && questions[chip],
    ...{ state, owner, channel, home, place, budget, part, from, to, nextFrom, nextTo },
  };
}

/** The parameters of the list’s address for these conditions, in one order. */
export function parametersOf(conditions: LeadViewConditionsInput): URLSearchParams {
  const { search, order, question, budget, ...others } = conditions;
  const sorted = Object.entries(peopleOrders).find(([, value]) => value === order);
  const chip = viewNames.find((name) => questions[name] === question);
  const { state, owner, channel, home, place, part, from, to, nextFrom, nextTo } = others;
  const all = {
    ...{ search, sortBy: sorted?.[0], view: chip, state, owner, channel, home, place },
    budget: budget && `${budget.min ?? 0}-${budget.max ?? ''}`,
    ...{ part, from, to, nextFrom, nextTo },
  };
  const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(given);
}

/** The address at which a view opens on the list or, with `board`, on the board. */
export function openAddress({ id, conditions }: NamedView, board = false): string {
  const parameters = parametersOf(conditions);
  parameters.set('saved', id);
  if (board) parameters.set('as', 'board');
  return `${base}?${parameters}`;
}

/** The address that a colleague is sent: it opens the view as it is then. */
export function sharedAddress({ id }: Pick<NamedView, 'id'>): string {
  return `${location.origin}${base}/views/${id}`;
}
