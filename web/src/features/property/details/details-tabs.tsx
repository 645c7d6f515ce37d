import { isTaken } from 'domain/property/property-words.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { projectDetailsContent } from './project-details.content.ts';
import { hasPlan } from './table/has-plan.ts';

const { label, ...names } = projectDetailsContent.tabs;

/** The parts of the page as links in a bar that stays in sight. */
export function DetailsTabs({ property }: { property: PropertyDetailsFragment }) {
  const { configurations, progress, moveIn, allIn, homeLoan } = property;
  const taken = isTaken(property);
  const shown: Record<keyof typeof names, boolean> = {
    homes: !taken,
    plans: configurations.some(hasPlan),
    place: true,
    progress: progress.length > 0,
    pay: !taken && Boolean(moveIn ?? homeLoan ?? allIn[0]),
    papers: true,
  };
  return (
    <nav
      aria-label={label}
      className="sticky top-16 z-10 -mx-(--gutter) mt-3 border-y border-line bg-paper/95 px-(--gutter) backdrop-blur-md lg:mx-0 lg:px-0 print:hidden"
    >
      <ul className="flex [scrollbar-width:none] gap-x-5 overflow-x-auto text-sm font-semibold md:gap-x-7">
        {(Object.keys(names) as (keyof typeof names)[])
          .filter((part) => shown[part])
          .map((part) => (
            <li key={part}>
              <a href={`#${part}`} className="flex min-h-11 items-center text-ink-muted hover:text-pine">
                {names[part]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
