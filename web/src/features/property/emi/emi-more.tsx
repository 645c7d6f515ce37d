import { costOfLoan } from 'domain/money/emi.ts';
import type { LoanTerms } from 'domain/money/emi.ts';
import { formatRupees } from 'domain/text/format.ts';
import { EmiControl } from './emi-control.tsx';
import { EmiRing } from './emi-ring.tsx';
import { emiContent as texts } from './emi.content.ts';
import { YearTable } from './year-table.tsx';

interface EmiMoreProps {
  terms: LoanTerms;
  change: (changed: Partial<LoanTerms>) => void;
  /** Where loan and interest are from. */
  notes: readonly string[];
}

/** Interest and years to choose, what the loan costs in all, and year by year. */
export function EmiMore({ terms, change, notes }: EmiMoreProps) {
  const { loan, interestPercent, years } = terms;
  const cost = costOfLoan(terms);
  return (
    <>
      <div className="grid items-center gap-x-10 gap-y-5 pt-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-4 [@media(scripting:none)]:hidden">
          <EmiControl
            label={texts.interestRate}
            unit={texts.unit.interest}
            value={interestPercent}
            min={0}
            max={15}
            step={0.05}
            onChange={(value) => change({ interestPercent: value })}
          />
          <EmiControl
            label={texts.years}
            unit={texts.unit.years}
            value={years}
            min={1}
            max={30}
            step={1}
            whole
            onChange={(value) => change({ years: value })}
          />
        </div>
        <EmiRing loan={loan} interest={cost.interest} />
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-3">
        <Sum label={texts.principal} rupees={loan} swatch="bg-pine" />
        <Sum label={texts.interest} rupees={cost.interest} swatch="bg-brass" />
        <Sum label={texts.total} rupees={cost.total} />
      </dl>
      <YearTable terms={terms} />
      <p className="mt-3 text-xs text-ink-muted">{notes.join(' ')}</p>
    </>
  );
}

function Sum({ label, rupees, swatch }: { label: string; rupees: number; swatch?: string }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-xs text-ink-muted">
        {swatch && <span aria-hidden="true" className={`size-2.5 rounded-full ${swatch}`} />}
        {label}
      </dt>
      <dd className="mt-0.5 font-semibold tabular-nums">{formatRupees(rupees)}</dd>
    </div>
  );
}
