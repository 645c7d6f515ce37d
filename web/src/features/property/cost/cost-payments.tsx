import { formatRupees, groupRupees } from 'domain/text/format.ts';
import { ruleTitle } from 'domain/rule/rule-words.ts';
import { Rules } from './cost-lines.tsx';
import type { Sheet } from './cost-lines.tsx';
import { dueWords, planLines, withoutWords } from 'domain/cost/sheet-words.ts';
import { costSheetContent } from 'domain/cost/cost-sheet.content.ts';

const { payments: texts, readings: readingTexts, tds: tdsTexts, yearly } = costSheetContent;

const cell = 'border-t border-line py-2.5 align-top';
/** The first cell of a payment that is due with the one above: eyes read the day once, screen readers in each row. */
const sameDay = 'py-2.5 *:sr-only';

type Due = ReturnType<typeof dueWords>;

function When({ when, months }: Due) {
  return (
    <>
      <span>{when}</span>
      {months && <span className="block text-xs"> {months}</span>}
    </>
  );
}

function isSameDue(due: Due, above: Due | undefined): boolean {
  return due.when === above?.when && due.months === above.months;
}

/** The payments in order: when, what for, which share, how much. */
export function CostPayments({
  sheet,
}: {
  sheet: Pick<Sheet, 'payments' | 'day' | 'bookedOn' | 'planKind'>;
}) {
  const { payments, planKind } = sheet;
  const dues = payments.map((payment) => ({ payment, due: dueWords(payment, planKind) }));
  return (
    <section className="mt-12 break-inside-avoid" aria-labelledby="payments">
      <h2 id="payments" className="text-2xl">
        {texts.title}
      </h2>
      {planLines(sheet).map((line) => (
        <p key={line} className="mt-1 max-w-[68ch] text-sm text-ink-muted">
          {line}
        </p>
      ))}
      <table className="stacks mt-4 w-full text-sm wrap-anywhere">
        <caption className="sr-only">{texts.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.percent}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {dues.map(({ payment, due }, index) => (
            <tr key={`${index} ${payment.name}`}>
              <td
                className={`${isSameDue(due, dues[index - 1]?.due) ? sameDay : cell} w-[30%] pr-1.5 text-ink-muted sm:w-[34%] sm:pr-4`}
              >
                <When {...due} />
              </td>
              <td className={`${cell} pr-1.5 sm:pr-4`}>{payment.name}</td>
              <td
                className={`${cell} pr-1.5 text-right whitespace-nowrap text-ink-muted tabular-nums sm:pr-4`}
              >
                {payment.percent && `${payment.percent} %`}
              </td>
              <td className={`${cell} text-right font-semibold whitespace-nowrap tabular-nums`}>
                {groupRupees(payment.amount)}
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
          <p className="mt-1 max-w-[68ch]">
            {tdsTexts.line(formatRupees(tds.amount), tds.form ?? null)}{' '}
            {tdsTexts.abroad(tds.nonResident ?? null)}
          </p>
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
            {readings.map(({ rule, rules, reading, total, unknown }) => (
              <li key={`${rule.id} ${reading}`}>
                {ruleTitle(rule.key)}: {reading}{' '}
                <strong className="whitespace-nowrap">{formatRupees(total)}</strong>{' '}
                {withoutWords({ unknown })}
                <Rules rules={rules} />
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
