import { formatDay } from 'domain/text/format.ts';
import { Measured } from '../../../../ui/pictures/sizes.tsx';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { costPath } from '../../property-card.tsx';
import { hasCostSheet } from 'domain/property/property-words.ts';
import { availabilityContent as texts, facingWords } from './availability.content.ts';
import { DetailsSection } from './details-tables.tsx';
import { isFree, stacksOf, standingOf } from './stack.ts';
import type { Stack, StackUnit } from './stack.ts';

interface Named {
  name: string;
  bedrooms: number | null;
  carpet: number | null;
}
/** The configurations by their keys, and where a unit leads to; null if the property has no cost sheet. */
interface Project {
  names: ReadonlyMap<string | null, Named>;
  cost: string | null;
}

const headClass = 'py-2.5 pr-4 text-left text-xs font-semibold text-ink-muted last:pr-0 last:text-right';
const cellClass = 'py-2.5 pr-4 text-left align-top last:pr-0 last:text-right print:py-1';

/** Which units of a project are available, drawn by tower and floor. On paper, the table of configurations counts them. */
export function Availability({ property }: { property: PropertyDetailsFragment }) {
  const { availability, configurations, registrationNotes } = property;
  if (!availability) return null;
  const project: Project = {
    names: new Map(configurations.map((part) => [part.key, part])),
    cost: hasCostSheet(property) ? costPath(property.slug) : null,
  };
  const stacks = stacksOf(property);
  const notes = [
    availability.asOn ? `${texts.asOn} ${formatDay(availability.asOn)}.` : '',
    registrationNotes.isSample ? texts.sample : '',
  ].filter(Boolean);
  return (
    <DetailsSection title={texts.title} screenOnly>
      {notes.length > 0 && <p className="mb-4 text-sm text-ink-muted">{notes.join(' ')}</p>}
      <div className="grid gap-3">
        {stacks.map((stack, index) => (
          <Tower key={stack.key} stack={stack} project={project} open={index === 0} />
        ))}
      </div>
    </DetailsSection>
  );
}

function Tower({ stack, project, open }: { stack: Stack; project: Project; open: boolean }) {
  const free = stack.units.filter(isFree);
  return (
    <details open={open} className="rounded-card border border-line bg-card px-4 sm:px-5">
      <summary className="min-h-12 py-3 font-semibold tabular-nums">
        {texts.tower(stack.name, free.length, stack.units.length)}
      </summary>
      <Legend stack={stack} />
      {project.cost && free.length > 0 && <p className="mb-3 text-sm">{texts.costLine}</p>}
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
      {free.length > 0 && <FreeUnits stack={stack} units={free} project={project} />}
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
            <b data-unit={standing}>{texts.marks[standing]}</b>
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
  const content = (
    <>
      {unit.number ?? (rooms || texts.noNumber)}
      <small aria-hidden="true">{texts.marks[standing] || (unit.number && rooms) || '\u00a0'}</small>
      <span className="sr-only">
        {[texts.standings[standing], part?.name, facingWords(unit)].filter(Boolean).join(', ')}
      </span>
    </>
  );
  return (
    <td data-unit={standing}>
      {unit.id && project.cost ? <a href={`${project.cost}?unit=${unit.id}`}>{content}</a> : content}
    </td>
  );
}

function FreeUnits({ stack, units, project }: { stack: Stack; units: StackUnit[]; project: Project }) {
  return (
    <details className="border-t border-line">
      <summary className="min-h-12 py-3 text-sm font-semibold text-pine">{texts.list(units.length)}</summary>
      <table className="mb-4 w-full text-sm tabular-nums">
        <caption className="sr-only">{texts.listCaption(stack.name)}</caption>
        <thead>
          <tr className="border-b border-line">
            {Object.values(texts.listHeads).map((head) => (
              <th key={head} scope="col" className={headClass}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit, place) => {
            const part = project.names.get(unit.configuration);
            const carpet = unit.carpet ?? part?.carpet;
            return (
              <tr key={unit.number ?? place} className="border-b border-line last:border-0">
                <th scope="row" className={`${cellClass} font-semibold whitespace-nowrap`}>
                  {unit.number ?? texts.noNumber}
                </th>
                <td className={cellClass}>{texts.floorOf(unit.floor)}</td>
                <td className={cellClass}>
                  {part?.name ?? texts.unknown}
                  {unit.facing && <p className="text-xs text-ink-muted">{facingWords(unit)}</p>}
                </td>
                <td className={`${cellClass} whitespace-nowrap`}>
                  {carpet ? <Measured text={`${carpet.toLocaleString('en-IN')} sq ft`} /> : texts.unknown}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
