import type { PropertyDetailsFragment } from '../property.generated.ts';
import { registrationContent as texts, registrationLines } from './registration-block.content.ts';

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 [overflow-wrap:anywhere]';

/** The registration of a project beside its title, as the law wants it in each advertisement. Nothing if nothing is known. */
export function RegistrationBlock({ property }: { property: PropertyDetailsFragment }) {
  const { registration, registrationNotes: notes } = property;
  if (!registration) return null;
  return (
    <aside
      aria-label={texts.title}
      className="mt-4 rounded-card border border-brass bg-brass-soft p-4 text-sm text-ink sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:w-80 print:break-inside-avoid"
    >
      <p className="text-base/snug font-semibold [overflow-wrap:anywhere] text-brass-deep">{registration}</p>
      {notes.code && (
        <svg
          role="img"
          aria-label={texts.code}
          viewBox={`0 0 ${notes.code.size} ${notes.code.size}`}
          shapeRendering="crispEdges"
          className="fill-black float-right mt-1 ml-3 size-24 bg-white"
        >
          <path d={notes.code.path} />
        </svg>
      )}
      {registrationLines(property).map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      {notes.filingIsLate && <p className="mt-1 font-semibold text-danger">{texts.late}</p>}
      {notes.portal && (
        <a href={notes.portal} rel="noopener" className={linkClass}>
          <span className="print:hidden">{texts.portal}</span>
          <span className="hidden print:inline">{notes.portal}</span>
        </a>
      )}
    </aside>
  );
}
