import { Link } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { availabilityContent as texts, towerName } from './availability.content.ts';
import { FreeHomesTable } from './free-homes-table.tsx';
import { DetailsSection } from './details-tables.tsx';
import { isFree, stacksOf } from './stack.ts';
import type { Stack } from './stack.ts';
import { Tower } from './tower.tsx';
import { useAsked } from './use-asked.ts';

/**
 * Which units of a project are available: those that are free, and each tower by a link that draws it. The address names the tower,
 * so that the page has its drawing only when it is asked for. On paper, the table of configurations counts them.
 */
export function Availability({ property }: { property: PropertyDetailsFragment }) {
  const [asked] = useAsked();
  const { availability, registrationNotes } = property;
  if (!availability) return null;
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
        {stacks.map((stack) =>
          isDrawn(stack, asked) ? (
            <Tower key={stack.key} stack={stack} property={property} />
          ) : (
            <Link
              key={stack.key}
              to={towerLink(asked, stack.key)}
              preventScrollReset
              className="rounded-card border border-line bg-card px-4 py-3 hover:border-pine sm:px-5"
            >
              <b className="font-semibold tabular-nums">
                {texts.tower(stack.name, stack.units.filter(isFree).length, stack.units.length)}
              </b>
              <small className="block text-sm text-pine underline underline-offset-4">{texts.draw}</small>
            </Link>
          ),
        )}
      </div>
    </DetailsSection>
  );
}

/** An address names the tower, or a home of it. */
function isDrawn({ key, units }: Stack, asked: URLSearchParams): boolean {
  const home = asked.get('home');
  return asked.get('tower') === key || (!asked.has('tower') && units.some(({ id }) => id && id === home));
}

function towerLink(asked: URLSearchParams, tower: string): string {
  const next = new URLSearchParams(asked);
  next.delete('home');
  next.set('tower', tower);
  return `?${next}#tower`;
}
