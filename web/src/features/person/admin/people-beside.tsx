import { Link } from 'react-router-dom';
import { showToast } from '../../../lib/toasts.ts';
import { movesContent } from './moves.content.ts';
import { NotSamePersonDocument } from './moves.generated.ts';
import type { PersonDetails } from './person-sections.tsx';
import { useMove } from './use-move.ts';

const base = '/my-account/leads';
const texts = movesContent.maybeSame;
const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [overflow-wrap:anywhere] md:min-h-9';

type Other = PersonDetails['maybeSame'][number];

/** Those who are maybe the same person, and those with the same number who are not. */
export function PeopleBeside({ person: { id, maybeSame, sharingWith } }: { person: PersonDetails }) {
  return (
    <>
      {maybeSame.map((other) => (
        <MaybeSame key={other.id} id={id} other={other} />
      ))}
      {sharingWith.length > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 text-dense text-ink-muted">
          {movesContent.sharing}
          {sharingWith.map((other) => (
            <Link key={other.id} to={`${base}/${other.id}`} className={`${linkClass} text-pine`}>
              {other.name ?? other.reference}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function MaybeSame({ id, other }: { id: string; other: Other }) {
  const { client, move, busy } = useMove();
  async function tellApart() {
    const variables = { id, otherId: other.id };
    const answer = await move(() => client.mutate({ mutation: NotSamePersonDocument, variables }));
    if (answer) showToast({ tone: 'success', text: texts.noted });
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 rounded-field bg-warning-soft px-4 py-1 text-dense text-warning">
      <span>
        {texts.line}{' '}
        <Link to={`${base}/${other.id}`} className={linkClass}>
          {other.name ?? other.reference}
        </Link>
      </span>
      <button type="button" disabled={busy} onClick={() => void tellApart()} className={linkClass}>
        {texts.not}
      </button>
    </div>
  );
}
