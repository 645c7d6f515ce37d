import { ChipLink } from '../../../ui/chip-link.tsx';
import { projectListContent } from './project-list.content.ts';
import { intents, searchPath, withIntent } from './project-search.ts';
import type { ProjectSearch } from './project-search.ts';

const { label, names } = projectListContent.intent;

/** Switches between buying and renting. It stands above the budget and clears it. */
export function IntentSwitch({
  search,
  path,
  className = '',
}: {
  search: ProjectSearch;
  path: string;
  className?: string;
}) {
  return (
    <div role="group" aria-label={label} className={`flex gap-2 ${className}`}>
      {intents.map((intent) => (
        <ChipLink
          key={intent}
          to={searchPath(search, withIntent(search, intent), path)}
          chosen={search.intent === intent}
          preventScrollReset
        >
          {names[intent]}
        </ChipLink>
      ))}
    </div>
  );
}
