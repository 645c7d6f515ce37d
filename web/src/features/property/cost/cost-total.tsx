import { Rupees } from '../price-line.tsx';
import { costSheetContent as texts } from 'domain/cost/cost-sheet.content.ts';
import type { Sheet } from './cost-lines.tsx';
import { figuresOf } from 'domain/cost/sheet-words.ts';

/** The sum, what it is without, and the figures that buyers compare. */
export function CostTotal({ sheet }: { sheet: Sheet }) {
  const { total, unknown, hasOldRules } = sheet;
  return (
    <div className="mt-6 rounded-card border border-line bg-card p-5 md:p-7">
      <p className="text-sm text-ink-muted">{texts.total}</p>
      <p className="font-heading text-3xl font-semibold tracking-tight">
        <Rupees rupees={total} />
      </p>
      {unknown.length > 0 && (
        <p className="mt-2 rounded-field bg-brass-soft px-3 py-2 text-sm">
          {texts.without(unknown.map((key) => texts.names[key]).join(', '))}
        </p>
      )}
      <dl className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {figuresOf(sheet).map(({ label, text, note }) => (
          <div key={label}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="mt-0.5 font-heading text-lg font-semibold tabular-nums">{text}</dd>
            {note && <dd className="text-xs text-ink-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-5 text-xs text-ink-muted">{texts.estimate}</p>
      {hasOldRules && <p className="mt-2 text-sm font-semibold text-danger">{texts.oldRules}</p>}
    </div>
  );
}
