import { Link } from 'react-router-dom';
import { projectListContent } from '../project-list.content.ts';
import { intents, searchPath, withIntent } from 'domain/search/project-search.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

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
    <div
      role="group"
      aria-label={label}
      className={`inline-flex w-fit shrink-0 rounded-full border border-line bg-card ${className}`}
    >
      {intents.map((intent) => (
        <Link
          key={intent}
          to={searchPath(search, withIntent(search, intent), path)}
          preventScrollReset
          data-held=""
          aria-current={search.intent === intent ? 'true' : undefined}
          className={`inline-flex min-h-11 items-center rounded-full px-4 text-sm font-medium transition-colors duration-150 ${search.intent === intent ? 'bg-pine text-on-pine' : 'hover:text-pine'}`}
        >
          {names[intent]}
        </Link>
      ))}
    </div>
  );
}
