import { Link } from 'react-router-dom';
import { showToast } from '../../../lib/toasts.ts';
import { movesContent } from './moves/moves.content.ts';
import { NotSamePersonDocument } from './moves/moves.generated.ts';
import type { PersonDetails } from './person-sections.tsx';
import { useMove } from './moves/use-move.ts';

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

/** Notes that two leads are two people; `tell` resolves to whether it is noted. */
export function useNotSame() {
  const { client, move, busy } = useMove();
  async function tell(id: string, otherId: string): Promise<boolean> {
    const variables = { id, otherId };
    const answer = await move(() => client.mutate({ mutation: NotSamePersonDocument, variables }));
    if (answer) showToast({ tone: 'success', text: texts.noted });
    return answer !== null;
  }
  return { tell, busy };
}

function MaybeSame({ id, other }: { id: string; other: Other }) {
  const { tell, busy } = useNotSame();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 rounded-field bg-warning-soft px-4 py-1 text-dense text-warning">
      <span>
        {texts.line}{' '}
        <Link to={`${base}/${other.id}`} className={linkClass}>
          {other.name ?? other.reference}
        </Link>
      </span>
      <Link to={`${base}/${id}/merge?with=${other.id}`} className={linkClass}>
        {texts.compare}
        <span className="sr-only"> {other.name ?? other.reference}</span>
      </Link>
      <button type="button" disabled={busy} onClick={() => void tell(id, other.id)} className={linkClass}>
        {texts.not}
      </button>
    </div>
  );
}
