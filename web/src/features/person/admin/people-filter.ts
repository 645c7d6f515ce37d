import type { PeopleFilter, PeopleOrder, TodayPart } from 'domain/schema.generated.ts';
import { channels } from 'domain/source/channel.ts';
import { readChoice } from 'domain/text/choices.ts';
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
const viewNames = Object.keys(views) as (keyof typeof views)[];

/** The parts of the day’s work, in the order of Today. */
export const todayParts: readonly TodayPart[] = ['UNTAKEN', 'NEW', 'OVERDUE', 'TODAY', 'WAITING', 'TOMORROW'];

/** The filters of the list in its address. */
export const peopleFilters = {
  view: viewNames,
  state: personStates.order,
  owner: 'any',
  channel: channels,
  home: 'any',
  part: todayParts,
  ...({ from: 'any', to: 'any', nextFrom: 'any', nextTo: 'any' } as const),
} as const;

/** The orders of the list besides that by the last enquiry, by their names in the address. */
export const peopleOrders: Record<string, PeopleOrder> = { nextStep: 'NEXT_STEP', arrival: 'ARRIVAL' };

/** The filter of the address as the input of the server. */
export function peopleFilter({ filters }: Pick<ListState, 'filters'>): PeopleFilter {
  const { view, state, owner, channel, home, part, from, to, nextFrom, nextTo } = filters;
  const chosen = readChoice(view, viewNames);
  return {
    state: readChoice(state, personStates.order),
    owner: readId(owner),
    channel: readChoice(channel, channels),
    home: readId(home),
    part: readChoice(part, todayParts),
    ...{ from, to, nextFrom, nextTo },
    ...(chosen && views[chosen]),
  };
}

function readId(text: string | undefined): string | undefined {
  return /^[0-9a-f]{24}$/i.exec(text ?? '')?.[0];
}

/** The filters as controls. */
export function peopleTableFilters(people: readonly { id: string; name: string }[]): TableFilter[] {
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
    { kind: 'day', name: 'from', label: texts.from },
    { kind: 'day', name: 'to', label: texts.to },
    { kind: 'day', name: 'nextFrom', label: texts.nextFrom },
    { kind: 'day', name: 'nextTo', label: texts.nextTo },
  ];
}
