import { Link } from 'react-router-dom';
import { addressChoice } from 'domain/text/choices.ts';
import type { Called } from '../outcome/noted-call.ts';
import { nameOf, PersonRow } from '../person-row.tsx';
import { todayContent as texts } from './today.content.ts';
import type { TodayQuery } from './today.generated.ts';

type Part = TodayQuery['today'][number];

interface PartOfDayProps extends Part {
  title: string;
  /** The team member whose leads are shown; undefined for everyone’s. */
  owner: string | null | undefined;
  onOutcome: (person: Called) => void;
}

/** A part of the day with its first ten leads; tomorrow is folded. */
export function PartOfDay({ part, title, totalCount, items, owner, onOutcome }: PartOfDayProps) {
  const heading = (
    <h2 className={`inline text-lg ${part === 'OVERDUE' || part === 'UNTAKEN' ? 'text-danger' : ''}`}>
      {title} <span className="text-dense font-normal text-ink-muted">{texts.count(totalCount)}</span>
    </h2>
  );
  const list = (
    <ul aria-label={title} className="@container rounded-card border border-line bg-card">
      {items.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          onOutcome={() => onOutcome({ id: person.id, name: nameOf(person) })}
          isOfOne={owner !== undefined}
        />
      ))}
    </ul>
  );
  const showAll = (
    <Link
      to={listOf(part, owner)}
      className="inline-flex min-h-11 items-center text-dense font-semibold text-pine underline-offset-4 hover:underline"
    >
      {texts.show}
      <span className="sr-only">: {title}</span>
    </Link>
  );
  if (part === 'TOMORROW')
    return (
      <details>
        <summary className="min-h-11 cursor-pointer py-2">{heading}</summary>
        {list}
        {showAll}
      </details>
    );
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        {heading}
        {showAll}
      </div>
      {list}
    </section>
  );
}

/** The list of leads with all of a part, in the same order. */
function listOf(part: Part['part'], owner: PartOfDayProps['owner']): string {
  const query = new URLSearchParams({ part: addressChoice(part), sortBy: 'nextStep' });
  if (owner && part !== 'WAITING' && part !== 'UNTAKEN') query.set('owner', owner);
  return `/my-account/leads?${query.toString()}`;
}
