import type { PeopleFilter, PeopleOrder, TodayPart } from 'domain/schema.generated.ts';
import { channels } from 'domain/source/channel.ts';
import { readChoice } from 'domain/text/choices.ts';
import { spokenRupees } from 'domain/text/format.ts';
import { channelContent } from '../../lead/admin/channel.content.ts';
import type { ListState } from '../../../office-kit/list/list-state.ts';
import type { TableFilter } from '../../../office-kit/table/table-filters.tsx';
import { personStates } from './person-states.ts';
import { personContent } from './person.content.ts';

const { filters: texts, views: words } = personContent;

/** The chips of the list, each with its filter. */
const views = {
  mine: { owner: 'mine' },
  none: { owner: 'none' },
  new: { state: 'NEW' },
  overdue: { overdue: true },
  noStep: { hasNextStep: false },
  back: { cameBack: true },
} as const satisfies Record<string, PeopleFilter>;
export const viewNames = Object.keys(views) as (keyof typeof views)[];

/** The parts of the day’s work, in the order of Today. */
export const todayParts: readonly TodayPart[] = ['UNTAKEN', 'NEW', 'OVERDUE', 'TODAY', 'WAITING', 'TOMORROW'];

/** The filters of the list in its address. */
export const peopleFilters = {
  view: viewNames,
  state: personStates.order,
  owner: 'any',
  channel: channels,
  home: 'any',
  place: 'any',
  budget: 'any',
  part: todayParts,
  ...({ from: 'any', to: 'any', nextFrom: 'any', nextTo: 'any' } as const),
} as const;

/** The orders of the list besides that by the last enquiry, by their names in the address. */
export const peopleOrders: Record<string, PeopleOrder> = { nextStep: 'NEXT_STEP', arrival: 'ARRIVAL' };

/** The filter of the address as the input of the server. */
export function peopleFilter({ filters }: Pick<ListState, 'filters'>): PeopleFilter {
  const { view, state, owner, channel, home, place, budget, part, from, to, nextFrom, nextTo } = filters;
  const chosen = readChoice(view, viewNames);
  return {
    state: readChoice(state, personStates.order),
    owner: readId(owner),
    channel: readChoice(channel, channels),
    home: readId(home),
    place: place || undefined,
    budget: readRange(budget),
    part: readChoice(part, todayParts),
    ...{ from, to, nextFrom, nextTo },
    ...(chosen && views[chosen]),
  };
}

function readId(text: string | undefined): string | undefined {
  return /^[0-9a-f]{24}$/i.exec(text ?? '')?.[0];
}

/** The bounds of the budgets to choose from; below the first one is the rent of a month. */
const budgetBounds: readonly number[] = [
  1_000_000, 5_000_000, 7_500_000, 10_000_000, 15_000_000, 20_000_000, 30_000_000, 50_000_000,
];

function readRange(text: string | undefined): PeopleFilter['budget'] {
  const [, min, max] = /^(\d{1,12})-(\d{1,12})?$/.exec(text ?? '') ?? [];
  return min ? { min: Number(min), ...(max && { max: Number(max) }) } : undefined;
}

function budgetOptions() {
  return budgetBounds.map((min, place) => {
    const max = budgetBounds[place + 1];
    const [from, to] = [min, max ?? 0].map((amount) => `₹ ${spokenRupees(amount)}`);
    const label = !max
      ? texts.budgetFrom(from ?? '')
      : place === 0
        ? texts.budgetTo(to ?? '')
        : `${from} – ${to}`;
    return { value: `${min}-${max ?? ''}`, label };
  });
}

/** The filters as controls. */
export function peopleTableFilters(
  people: readonly { id: string; name: string }[],
  places: readonly { key: string; label: string }[],
): TableFilter[] {
  return [
    {
      ...{ kind: 'chips', name: 'view', label: words.label },
      options: viewNames.map((value) => ({ value, label: words[value] })),
    },
    {
      ...{ kind: 'choice', name: 'state', label: texts.state },
      options: personStates.order.map((value) => ({ value, label: personStates.labels[value] })),
    },
    {
      ...{ kind: 'choice', name: 'owner', label: texts.owner },
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      ...{ kind: 'choice', name: 'channel', label: texts.source },
      options: channels.map((value) => ({ value, label: channelContent.channels[value] })),
    },
    {
      ...{ kind: 'choice', name: 'place', label: texts.place },
      options: places.map(({ key, label }) => ({ value: key, label })),
    },
    { ...{ kind: 'choice', name: 'budget', label: texts.budget }, options: budgetOptions() },
    { kind: 'day', name: 'from', label: texts.from },
    { kind: 'day', name: 'to', label: texts.to },
    { kind: 'day', name: 'nextFrom', label: texts.nextFrom },
    { kind: 'day', name: 'nextTo', label: texts.nextTo },
  ];
}
