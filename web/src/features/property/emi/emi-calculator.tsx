import { Suspense, useEffect, useRef, useState } from 'react';
import { formatDay, formatRupees, spokenRupees } from 'domain/text/format.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import { Rupees } from '../price-line.tsx';
import { EmiControl } from './emi-control.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { emiContent, exampleRate, usualYears } from './emi.content.ts';
import { costOfLoan, loanFor } from 'domain/money/emi.ts';
import type { LoanTerms } from 'domain/money/emi.ts';

/** Fetched when it is opened. */
const EmiMore = onDemand(async () => (await import('./emi-more.tsx')).EmiMore);

interface EmiCalculatorProps {
  /** The price in rupees. */
  price: number;
  /** The loan of the cost sheet, on price and charges. */
  loan?: number | null;
  /** What banks may lend, and the interest with its day. */
  offer: PropertyDetailsFragment['homeLoan'];
  /** The share of the price with which the loan starts while no rule says what banks may lend, in percent. */
  sharePercent: number;
  /** The upper end of a price range; the largest loan. */
  highestPrice?: number | null;
}

const texts = emiContent;
const smallestLoan = 100_000;

/** The monthly and total cost of a home loan for the price; without JavaScript, for the usual terms. */
export function EmiCalculator({
  price,
  loan: sheetLoan,
  offer,
  sharePercent,
  highestPrice,
}: EmiCalculatorProps) {
  const most = sheetLoan ?? offer?.most ?? null;
  const rate = offer?.interestPercent ?? null;
  const [terms, setTerms] = useState<LoanTerms>({
    loan: most ?? loanFor(price, sharePercent),
    interestPercent: rate ?? exampleRate,
    years: usualYears,
  });
  const { loan, interestPercent, years } = terms;
  const cost = costOfLoan(terms);
  const more = useRef<HTMLDetailsElement>(null);
  const [isMore, setMore] = useState(false);
  // It can be opened before React runs.
  useEffect(() => {
    setMore(more.current?.open ?? false);
  }, []);
  const change = (changed: Partial<LoanTerms>) => setTerms((known) => ({ ...known, ...changed }));
  const notes = [
    texts.rate(rate, offer?.interestOn ? formatDay(offer.interestOn) : null),
    most === null ? texts.share(sharePercent) : sheetLoan ? texts.mostWithCharges : texts.most,
    texts.note,
  ];
  return (
    <div className="rounded-card border border-line bg-card p-4 md:p-6">
      <output className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-heading text-2xl font-semibold tracking-tight">
          <Rupees rupees={cost.monthly} />
        </span>
        <span className="text-sm text-ink-muted">{texts.aMonth}</span>
      </output>
      <p className="text-xs text-ink-muted tabular-nums">
        {`${texts.terms(formatRupees(loan), String(interestPercent), String(years))}. ${notes[0]}`}
      </p>
      <div className="mt-3 [@media(scripting:none)]:hidden">
        <EmiControl
          grouped
          label={texts.loan}
          spoken={loan >= smallestLoan ? spokenRupees(loan) : undefined}
          unit={texts.unit.loan}
          unitFirst
          value={loan}
          min={Math.min(smallestLoan, price)}
          max={Math.max(price, highestPrice ?? 0, most ?? 0)}
          step={sliderStep(price)}
          whole
          onChange={(value) => change({ loan: value })}
        />
      </div>
      <details
        ref={more}
        onToggle={({ currentTarget }) => setMore(currentTarget.open)}
        className="[@media(scripting:none)]:hidden"
      >
        <summary className="min-h-11 py-2.5 text-sm font-semibold text-pine">{texts.more}</summary>
        {isMore && (
          <Suspense>
            <EmiMore terms={terms} change={change} notes={notes.slice(1)} />
          </Suspense>
        )}
      </details>
    </div>
  );
}

/** A round sum that divides the range into about 200 steps. */
function sliderStep(price: number): number {
  return 10 ** Math.max(3, Math.floor(Math.log10(price / 100)));
}
