import type { ReactNode } from 'react';
import { Rupees } from '../price-line.tsx';
import { costSheetContent as texts } from 'domain/cost/cost-sheet.content.ts';
import type { Sheet } from './cost-lines.tsx';
import { figuresOf } from 'domain/cost/sheet-words.ts';

/** The sum, what it is without, the figures that buyers compare, and what can be done with the sheet. */
export function CostTotal({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  const { total, unknown, hasOldRules, unit } = sheet;
  return (
    <div className="rounded-card border border-line bg-card p-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:p-5">
      <p className="text-sm text-ink-muted">{texts.total}</p>
      {/* Large type, too, has the sum on one line. */}
      <p
        style={{ fontSize: 'min(var(--text-3xl), 11vw)' }}
        className="font-heading leading-tight font-semibold tracking-tight"
      >
        <Rupees rupees={total} />
      </p>
      {unit && !unit.isAvailable && <Note>{texts.unit.taken}</Note>}
      {unknown.length > 0 && <Note>{texts.without(unknown.map((key) => texts.names[key]).join(', '))}</Note>}
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
        {figuresOf(sheet).map(({ label, text, note }) => (
          <div key={label}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="font-heading text-lg font-semibold tabular-nums">{text}</dd>
            {note && <dd className="text-xs text-ink-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      {hasOldRules && <p className="mt-2 text-sm font-semibold text-danger">{texts.oldRules}</p>}
      {children}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mt-2 rounded-field bg-brass-soft px-3 py-2 text-sm">{children}</p>;
}

/** The sum at the foot of a phone’s screen, while the sheet goes by. */
export function CostFoot({ total }: Pick<Sheet, 'total'>) {
  return (
    <p className="sticky bottom-0 z-20 -mx-(--gutter) mt-6 flex min-h-14 items-center justify-between gap-3 border-t border-line bg-paper/95 px-(--gutter) backdrop-blur-md lg:hidden print:hidden">
      <span>
        <span className="block text-xs text-ink-muted">{texts.total}</span>
        <span className="font-heading text-lg font-semibold">
          <Rupees rupees={total} />
        </span>
      </span>
      <a
        href="#send"
        className="inline-flex min-h-11 items-center text-sm font-semibold text-pine underline underline-offset-4"
      >
        {texts.send.title}
      </a>
    </p>
  );
}
