import { use } from 'react';
import { Link } from 'react-router-dom';
import { NoteHead } from '../head-notes.ts';

interface Step {
  label: string;
  /** Missing for the last step, which is the page itself. */
  to?: string;
}

export function Breadcrumb({ steps }: { steps: Step[] }) {
  use(NoteHead)?.({ steps });
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-xs [overflow-wrap:anywhere] text-ink-muted">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-x-2">
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-8 min-w-0 items-center hover:text-pine hover:underline pointer-coarse:-mx-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:px-2"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="min-w-0">
                {label}
              </span>
            )}
            {/* Behind its step, so that no line begins with it. */}
            {index < steps.length - 1 && <span aria-hidden="true">·</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
