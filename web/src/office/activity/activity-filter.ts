import type { ActivityFilter, ActivityVerb } from 'domain/schema.generated.ts';
import type { ListState } from '../../office-kit/list/list-state.ts';
import type { TableFilter } from '../../office-kit/table/table-filters.tsx';
import { activityContent, nounWords, verbWords } from './activity.content.ts';

const texts = activityContent.filters;
const verbs = Object.keys(verbWords) as ActivityVerb[];
const idPattern = /^[0-9a-f]{24}$/;
const dayMs = 24 * 3_600_000;

/** The filters in the address of the list; `item` selects the history of one item. */
export const activityFilters = {
  account: 'any',
  item: 'any',
  noun: Object.keys(nounWords),
  verb: verbs,
  from: 'any',
  to: 'any',
} as const;

/** The filters as controls of the table. */
export function activityTableFilters(
  accounts: readonly { id: string; username: string }[] = [],
): TableFilter[] {
  const nouns = Object.entries(nounWords);
  return [
    {
      kind: 'choice',
      name: 'account',
      label: texts.account,
      options: accounts.map(({ id, username }) => ({ value: id, label: username })),
    },
    {
      kind: 'choice',
      name: 'noun',
      label: texts.noun,
      options: nouns.map(([value, { name }]) => ({ value, label: name })),
    },
    {
      kind: 'choice',
      name: 'verb',
      label: texts.verb,
      options: verbs.map((value) => ({ value, label: verbWords[value] })),
    },
    { kind: 'day', name: 'from', label: texts.from },
    { kind: 'day', name: 'to', label: texts.to },
  ];
}

/** The filter as the server’s input, without invalid values. Days are days in India. */
export function activityFilter({ filters }: Pick<ListState, 'filters'>): ActivityFilter {
  const from = readDay(filters.from);
  const to = readDay(filters.to);
  return {
    accountId: readId(filters.account),
    itemId: readId(filters.item),
    noun: filters.noun,
    verb: verbs.find((known) => known === filters.verb),
    from: from?.toISOString(),
    // The range includes the whole last day.
    to: to && new Date(to.getTime() + dayMs).toISOString(),
  };
}

function readId(text = ''): string | undefined {
  return idPattern.test(text) ? text : undefined;
}

function readDay(text = ''): Date | undefined {
  const day = new Date(`${text}T00:00:00+05:30`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}
