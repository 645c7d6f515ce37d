import { formatDay, formatMonth, formatRupees, groupRupees } from '../../../lib/format.ts';
import { ruleTitle } from '../../../lib/rule-words.ts';
import { Rules } from './cost-lines.tsx';
import type { Sheet } from './cost-lines.tsx';
import { costSheetContent } from './cost-sheet.content.ts';

const { payments: texts, readings: readingTexts, tds: tdsTexts, yearly } = costSheetContent;
const cell = 'border-t border-line py-2.5 align-top';

/** The first day of the month that many months after a day. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString();
}

/** The payments in order: when, what for, how much. */
export function CostPayments({ payments, day }: Pick<Sheet, 'payments' | 'day'>) {
  const when = (month: number | null | undefined) => {
    if (month === null || month === undefined) return texts.possession;
    return month === 0 ? texts.agreement : texts.month(formatMonth(monthsAfter(day, month)), month);
  };
  return (
    <section className="mt-12 break-inside-avoid" aria-labelledby="payments">
      <h2 id="payments" className="text-2xl">
        {texts.title}
      </h2>
      {payments.some(({ month }) => month) && (
        <p className="mt-1 max-w-[68ch] text-sm text-ink-muted">{texts.countedFrom(formatDay(day))}</p>
      )}
      <table className="mt-4 w-full text-sm">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ month, name, amount }, index) => (
            <tr key={`${index} ${name}`}>
              <td className={`${cell} w-[36%] pr-4 text-ink-muted`}>{when(month)}</td>
              <td className={`${cell} pr-4`}>{name}</td>
              <td className={`${cell} text-right font-semibold whitespace-nowrap tabular-nums`}>
                {groupRupees(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** TDS, the other readings of unclear rules, and what comes each year. */
export function OtherReadings({ sheet: { tds, readings, yearlyMaintenance } }: { sheet: Sheet }) {
  return (
    <div className="mt-12 grid gap-8 text-sm">
      {tds && (
        <section aria-labelledby="tds">
          <h2 id="tds" className="text-lg">
            {tdsTexts.title}
          </h2>
          <p className="mt-1 max-w-[68ch]">{tdsTexts.line(formatRupees(tds.amount), tds.form ?? null)}</p>
          <Rules rules={tds.rules} />
        </section>
      )}
      {readings.length > 0 && (
        <section aria-labelledby="readings">
          <h2 id="readings" className="text-lg">
            {readingTexts.title}
          </h2>
          <p className="mt-1">{readingTexts.line}</p>
          <ul className="mt-2 grid gap-2">
            {readings.map(({ rule, reading, total }) => (
              <li key={`${rule.id} ${reading}`}>
                {ruleTitle(rule.key)}: {reading}{' '}
                <strong className="whitespace-nowrap">{formatRupees(total)}</strong>
                <Rules rules={[rule]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="yearly">
        <h2 id="yearly" className="text-lg">
          {yearly.title}
        </h2>
        <p className="mt-1 max-w-[68ch]">
          {typeof yearlyMaintenance === 'number' && `${yearly.maintenance(formatRupees(yearlyMaintenance))} `}
          {yearly.others}
        </p>
      </section>
    </div>
  );
}
