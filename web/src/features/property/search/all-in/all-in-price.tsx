import { leftOutWords } from 'domain/cost/cost-names.ts';
import type { CostKey } from 'domain/schema.generated.ts';
import { budgetLabel } from 'domain/property/property-words.ts';
import { PriceLine, Rupees } from '../../price-line.tsx';
import { allInPriceContent as texts } from './all-in-price.content.ts';
import type { PricedProject } from '../found-project.ts';
import { shownAllIn } from './shown-all-in.ts';

const mostNamed = 2;

function leftOut(unknown: readonly CostKey[]): string {
  if (unknown.length > mostNamed) return texts.unknown(unknown.length);
  return unknown.length > 0 ? texts.without(leftOutWords(unknown)) : '';
}

/** What a home really costs, above a bar with the share of the price that is asked. */
export function AllInPrice({ property, figures }: { property: PricedProject; figures: string }) {
  const home = shownAllIn(property);
  const noteClass = 'text-xs text-ink-muted';
  if (!home)
    return (
      <>
        <PriceLine {...property} figures={figures} />
        {property.price && <p className={noteClass}>{texts.notKnown}</p>}
      </>
    );
  const { price, total, unknown } = home;
  const share = total > 0 ? Math.round((price / total) * 100) : 100;
  const more = Math.round((total / price - 1) * 100);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className={`font-heading font-semibold tracking-tight ${figures}`}>
          <Rupees rupees={total} />
        </span>
        <span className={noteClass}>{texts.allIn}</span>
      </p>
      <div aria-hidden="true" className="mt-1 h-1 overflow-hidden rounded-full bg-brass">
        <div className="h-full bg-pine" style={{ width: `${share}%` }} />
      </div>
      <p className={`mt-1 ${noteClass}`}>
        {[texts.asked(budgetLabel(price), more), leftOut(unknown)].filter(Boolean).join(', ')}
      </p>
    </>
  );
}

/** What all-in prices count, once for a list. */
export function AllInNote() {
  return <p className="mt-4 max-w-[70ch] text-xs text-ink-muted">{texts.note}</p>;
}
