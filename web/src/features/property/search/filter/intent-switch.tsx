import { Link } from 'react-router-dom';
import { projectListContent } from '../project-list.content.ts';
import { intents, searchPath, withIntent } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

const { intent: intentTexts, prices } = projectListContent;

interface SwitchProps {
  search: ProjectSearch;
  /** The path of the page with the list. */
  path: string;
}

/** Switches between buying and renting. It stands above the budget and clears it. */
export function IntentSwitch({ search, path }: SwitchProps) {
  return (
    <Switch
      label={intentTexts.label}
      choices={intents.map((intent) => ({
        name: intentTexts.names[intent],
        to: searchPath(search, withIntent(search, intent), path),
        isChosen: search.intent === intent,
      }))}
    />
  );
}

/** Switches cards, pins, budget and order between the price that is asked and the all-in price, which rents do not have. */
export function PriceSwitch({ search, path }: SwitchProps) {
  if (search.intent === 'RENT') return null;
  return (
    <Switch
      label={prices.label}
      choices={[false, true].map((allIn) => ({
        name: allIn ? prices.allIn : prices.asked,
        to: searchPath(search, { allIn }, path),
        isChosen: (search.allIn ?? false) === allIn,
      }))}
    />
  );
}

function Switch({
  label,
  choices,
}: {
  label: string;
  choices: { name: string; to: string; isChosen: boolean }[];
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex w-fit shrink-0 rounded-full border border-line bg-card"
    >
      {choices.map(({ name, to, isChosen }) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          data-held=""
          aria-current={isChosen ? 'true' : undefined}
          className={`inline-flex min-h-11 items-center rounded-full px-4 text-sm font-medium transition-colors duration-150 ${isChosen ? 'bg-pine text-on-pine' : 'hover:text-pine'}`}
        >
          {name}
        </Link>
      ))}
    </div>
  );
}
