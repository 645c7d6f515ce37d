import type { ListState } from '../../lib/list-state.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { activityContent, nounWords, verbWords } from './activity.content.ts';
import { useActivityAccountsQuery } from './activity.generated.ts';
import type { ActivityFilter, ActivityVerb } from './activity.generated.ts';

const texts = activityContent.filters;
const verbs = Object.keys(verbWords) as ActivityVerb[];
const idPattern = /^[0-9a-f]{24}$/;
const dayMs = 24 * 3_600_000;

/** The filter that an address names; what makes no sense there is left out. Days are days in India. */
export function readFilter(parameters: URLSearchParams): ActivityFilter {
  const verb = parameters.get('verb');
  const from = readDay(parameters.get('from'));
  const to = readDay(parameters.get('to'));
  return {
    accountId: readId(parameters.get('account')),
    itemId: readId(parameters.get('item')),
    noun: parameters.get('noun') || undefined,
    verb: verbs.find((known) => known === verb),
    from: from?.toISOString(),
    // The last day is meant to its end.
    to: to && new Date(to.getTime() + dayMs).toISOString(),
  };
}

function readId(text: string | null): string | undefined {
  return text && idPattern.test(text) ? text : undefined;
}

function readDay(text: string | null): Date | undefined {
  const day = new Date(`${text}T00:00:00+05:30`);
  return text && !Number.isNaN(day.getTime()) ? day : undefined;
}

interface ActivityFiltersProps {
  list: ListState;
  parameters: URLSearchParams;
  filtered: boolean;
}

/** Account, kind, act and days; each choice is in the address at once. */
export function ActivityFilters({ list, parameters, filtered }: ActivityFiltersProps) {
  const { data } = useActivityAccountsQuery({ fetchPolicy: 'cache-and-network' });
  const accounts = data?.accounts.map(({ id, username }) => [id, username] as const) ?? [];
  const nouns = Object.entries(nounWords).map(([noun, { name }]) => [noun, name] as const);
  const control = (name: string) => ({
    name,
    value: parameters.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => list.change({ [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3 lg:grid-cols-5">
      <Choice label={texts.account} {...control('account')} choices={accounts} />
      <Choice label={texts.noun} {...control('noun')} choices={nouns} />
      <Choice label={texts.verb} {...control('verb')} choices={Object.entries(verbWords)} />
      <TextField label={texts.from} type="date" {...control('from')} />
      <TextField label={texts.to} type="date" {...control('to')} />
      {filtered && (
        <Button
          look="quiet"
          className="self-end justify-self-start"
          onClick={() =>
            list.change({ search: '', account: '', noun: '', verb: '', from: '', to: '', item: '' })
          }
        >
          {texts.clear}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  choices: readonly (readonly [value: string, label: string])[];
}

function Choice({ choices, ...rest }: ChoiceProps) {
  return (
    <SelectField {...rest}>
      <option value="">{texts.all}</option>
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
