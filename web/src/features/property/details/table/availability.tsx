import { formatDay } from 'domain/text/format.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { costPath } from '../../property-card.tsx';
import { hasCostSheet } from 'domain/property/property-words.ts';
import { homeName } from 'domain/property/home-name.ts';
import { availabilityContent as texts, facingWords, towerName } from './availability.content.ts';
import { FreeHomesTable } from './free-homes-table.tsx';
import { DetailsSection } from './details-tables.tsx';
import { isFree, stacksOf, standingOf } from './stack.ts';
import type { Stack, StackUnit } from './stack.ts';

type Named = PropertyDetailsFragment['configurations'][number];
/** The configurations by their keys, and where a unit leads to; null if the property has no cost sheet. */
interface Project {
  names: ReadonlyMap<string | null, Named>;
  cost: string | null;
}

/** Which units of a project are available, drawn by tower and floor. On paper, the table of configurations counts them. */
export function Availability({ property }: { property: PropertyDetailsFragment }) {
  const { availability, configurations, registrationNotes } = property;
  if (!availability) return null;
  const project: Project = {
    names: new Map(configurations.map((part) => [part.key, part])),
    cost: hasCostSheet(property) ? costPath(property.slug) : null,
  };
  const stacks = stacksOf(property);
  const closed = property.towers.filter(({ key }) => !stacks.some((stack) => stack.key === key));
  const notes = [
    availability.asOn ? `${texts.asOn} ${formatDay(availability.asOn)}.` : '',
    closed.length > 0 ? texts.notOffered(closed.map(({ name }) => towerName(name))) : '',
    registrationNotes.isSample ? texts.sample : '',
  ].filter(Boolean);
  return (
    <DetailsSection title={texts.title} screenOnly>
      {notes.length > 0 && <p className="mb-2 text-xs text-ink-muted">{notes.join(' ')}</p>}
      <FreeHomesTable property={property} />
      <div className="mt-2 grid gap-3">
        {stacks.map((stack) => (
          <Tower key={stack.key} stack={stack} project={project} />
        ))}
      </div>
    </DetailsSection>
  );
}

function Tower({ stack, project }: { stack: Stack; project: Project }) {
  const free = stack.units.filter(isFree);
  return (
    <details className="rounded-card border border-line bg-card px-4 sm:px-5">
      <summary className="min-h-12 py-3 font-semibold tabular-nums">
        {texts.tower(stack.name, free.length, stack.units.length)}
      </summary>
      <Legend stack={stack} />
      {project.cost && free.length > 0 && <p className="mb-3 text-sm">{texts.costLine}</p>}
      <a
        href={`#after-${stack.key}`}
        className="sr-only rounded-field bg-pine text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
      >
        {texts.skip(stack.units.length)}
      </a>
      <div className="-mx-1 overflow-x-auto px-1 pb-4">
        <table className="unit-stack">
          <caption className="sr-only">{texts.stack(stack.name)}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.floor}</th>
              <th scope="col">{texts.units}</th>
            </tr>
          </thead>
          <tbody>
            {stack.floors.map(({ floor, units }) => (
              <tr key={floor}>
                <th scope="row">
                  <span aria-hidden="true">{texts.floorOf(floor)}</span>
                  <span className="sr-only">{texts.floorWords(floor)}</span>
                </th>
                {units.map((unit, place) => (
                  <Cell key={unit.number ?? place} unit={unit} project={project} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <span id={`after-${stack.key}`} tabIndex={-1} />
    </details>
  );
}

/** The marks of a stack in words; only those that it has. */
function Legend({ stack }: { stack: Stack }) {
  const shown = new Set(stack.units.map(standingOf));
  return (
    <ul
      aria-hidden="true"
      className="mb-3 unit-stack flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-ink-muted"
    >
      {(['free', 'resale', 'held', 'sold', 'later'] as const)
        .filter((standing) => shown.has(standing))
        .map((standing) => (
          <li key={standing} className="flex items-center gap-1.5">
            <b data-unit={standing} />
            {texts.standings[standing]}
          </li>
        ))}
    </ul>
  );
}

function Cell({ unit, project }: { unit: StackUnit; project: Project }) {
  const standing = standingOf(unit);
  const part = project.names.get(unit.configuration);
  const rooms = part?.bedrooms ? `${part.bedrooms} BHK` : '';
  const side = unit.facing ? texts.side(unit.facing) : '';
  const content = (
    <>
      {unit.number ?? (rooms || texts.noNumber)}
      {isFree(unit) && (
        <small aria-hidden="true">{[unit.number && rooms, side].filter(Boolean).join(' ')}</small>
      )}
      <span className="sr-only">
        {[
          texts.standings[standing],
          isFree(unit) && part && homeName(part),
          isFree(unit) && facingWords(unit),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  );
  return (
    <td data-unit={standing}>
      {unit.id && project.cost ? <a href={`${project.cost}?unit=${unit.id}`}>{content}</a> : content}
    </td>
  );
}
