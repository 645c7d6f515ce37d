import { ChevronDown } from 'lucide-react';
import { groupRupees } from 'domain/text/format.ts';
import { emiContent } from './emi.content.ts';
import { yearsOfLoan } from 'domain/money/emi.ts';
import type { LoanTerms } from 'domain/money/emi.ts';

/** What is paid off and what remains of a loan, year by year. */
export function YearTable({ terms }: { terms: LoanTerms }) {
  const { summary, caption, year, principal, interest, balance } = emiContent.table;
  return (
    <details className="group mt-4 border-t border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-sm font-semibold text-pine [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <table className="mb-4 w-full text-xs tabular-nums sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-muted">
            {[year, principal, interest, balance].map((head) => (
              <th key={head} scope="col" className="py-2 text-right font-semibold first:text-left">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yearsOfLoan(terms).map((row) => (
            <tr key={row.year} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-semibold">
                {row.year}
              </th>
              {[row.principal, row.interest, row.balance].map((rupees, index) => (
                <td key={index} className="py-2 text-right">
                  {groupRupees(rupees)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
