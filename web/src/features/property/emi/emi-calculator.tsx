import { Suspense, useState } from 'react';
import { formatDay, formatRupees, spokenRupees } from 'domain/text/format.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { Rupees } from '../price-line.tsx';
import { EmiControl } from './emi-control.tsx';
import { EmiRing } from './emi-ring.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { emiContent, exampleRate } from './emi.content.ts';
import { costOfLoan, loanFor } from 'domain/money/emi.ts';
import type { LoanTerms } from 'domain/money/emi.ts';

const loadYears = async () => (await import('./year-table.tsx')).YearTable;
/** The server renders it with the page; its code follows. */
const YearTable = import.meta.env.SSR ? await loadYears() : onDemand(loadYears);

interface EmiCalculatorProps {
  /** The price in rupees. */
  price: number;
  /** What banks may lend, and the interest with its day. */
  offer: PropertyDetailsFragment['homeLoan'];
  /** The share of the price with which the loan starts while no rule says what banks may lend, in percent. */
  sharePercent: number;
  /** The upper end of a price range; the largest loan. */
  highestPrice?: number | null;
}

const texts = emiContent;
const usualYears = 20;
const smallestLoan = 100_000;

/** The monthly and total cost of a home loan for the price; without JavaScript, for the usual terms. */
export function EmiCalculator({ price, offer, sharePercent, highestPrice }: EmiCalculatorProps) {
  const most = offer?.most ?? null;
  const rate = offer?.interestPercent ?? null;
  const [terms, setTerms] = useState<LoanTerms>({
    loan: most ?? loanFor(price, sharePercent),
    interestPercent: rate ?? exampleRate,
    years: usualYears,
  });
  const { loan, interestPercent, years } = terms;
  const cost = costOfLoan(terms);
  const change = (changed: Partial<LoanTerms>) => setTerms((known) => ({ ...known, ...changed }));
  return (
    <div className="rounded-card border border-line bg-card p-5 md:p-7">
      <div className="grid items-center gap-x-10 gap-y-7 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="text-xs text-ink-muted">{texts.monthly}</p>
          <output className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
            <span className="font-heading text-3xl font-semibold tracking-tight">
              <Rupees rupees={cost.monthly} />
            </span>
            <span className="text-sm text-ink-muted">{texts.aMonth}</span>
          </output>
          <p className="text-xs text-ink-muted tabular-nums">
            {texts.terms(formatRupees(loan), String(interestPercent), String(years))}
          </p>
          <div className="mt-5 grid gap-4 [@media(scripting:none)]:hidden">
            <EmiControl
              grouped
              label={texts.loan}
              spoken={loan >= smallestLoan ? spokenRupees(loan) : undefined}
              unit={texts.unit.loan}
              unitFirst
              value={loan}
              min={Math.min(smallestLoan, price)}
              max={Math.max(price, highestPrice ?? 0)}
              step={sliderStep(price)}
              whole
              onChange={(value) => change({ loan: value })}
            />
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
        </div>
        <EmiRing loan={loan} interest={cost.interest} />
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-3">
        <Sum label={texts.principal} rupees={loan} swatch="bg-pine" />
        <Sum label={texts.interest} rupees={cost.interest} swatch="bg-brass" />
        <Sum label={texts.total} rupees={cost.total} />
      </dl>
      <Suspense>
        <YearTable terms={terms} />
      </Suspense>
      <p className="mt-3 text-xs text-ink-muted">
        {[
          texts.rate(rate, offer?.interestOn ? formatDay(offer.interestOn) : null),
          most === null ? texts.share(sharePercent) : texts.most,
          texts.note,
        ].join(' ')}
      </p>
    </div>
  );
}

/** A round sum that divides the range into about 200 steps. */
function sliderStep(price: number): number {
  return 10 ** Math.max(3, Math.floor(Math.log10(price / 100)));
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
