import { ChevronDown } from 'lucide-react';
import { formatDay } from 'domain/text/format.ts';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { registrationContent as texts, registrationLines } from './registration-block.content.ts';

const linkClass =
  'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4 [overflow-wrap:anywhere]';
const lineClass =
  'inline-flex min-h-8 items-center gap-1 font-semibold text-brass-deep [overflow-wrap:anywhere]';

/**
 * The registration of a project below its name, as the law wants it in each advertisement: one line, which opens what is
 * known of it. Nothing if nothing is known.
 */
export function RegistrationBlock({ property }: { property: PropertyDetailsFragment }) {
  const { registration, registrationNotes: notes, rera } = property;
  if (!registration) return null;
  const lines = registrationLines(property);
  const isMore = lines.length > 0 || notes.filingIsLate || Boolean(notes.code ?? notes.portal);
  return (
    <aside aria-label={texts.title} className="min-w-0 flex-1 text-xs">
      {isMore ? (
        <details className="group printed">
          <summary className={`list-none [&::-webkit-details-marker]:hidden ${lineClass}`}>
            <span>
              {registration}
              {rera?.checkedOn && (
                <span className="font-normal text-ink-muted">{` · ${texts.checked(formatDay(rera.checkedOn))}`}</span>
              )}
            </span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180 print:hidden" />
          </summary>
          <div className="rounded-field bg-brass-soft p-3 text-sm text-ink">
            {notes.code && (
              <svg
                role="img"
                aria-label={texts.code}
                viewBox={`0 0 ${notes.code.size} ${notes.code.size}`}
                shapeRendering="crispEdges"
                className="fill-black float-right ml-3 size-24 bg-white"
              >
                <path d={notes.code.path} />
              </svg>
            )}
            {lines.map((line) => (
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
          </div>
        </details>
      ) : (
        <a href="#papers" className={lineClass}>
          {registration}
        </a>
      )}
    </aside>
  );
}
