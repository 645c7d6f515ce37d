import { formatDay, formatRupees, groupRupees } from 'domain/text/format.ts';
import { reportedWords, ruleTitle, sinceWords, valueWords } from 'domain/rule/rule-words.ts';
import { costSheetContent as texts } from 'domain/cost/cost-sheet.content.ts';
import type { CostSheetQuery, RuleSourceFragment } from './cost-sheet.generated.ts';
import { lineNote, rulesOf } from 'domain/cost/sheet-words.ts';

export type Sheet = NonNullable<CostSheetQuery['costSheet']>;
type Line = Sheet['lines'][number];

const { table } = texts;
const cell = 'border-t border-line py-3 align-top';

/** Every line with its formula, and the rules behind it to unfold. */
export function CostLines({ sheet }: { sheet: Sheet }) {
  const own = sheet.lines.filter(({ inAgreementValue }) => inAgreementValue);
  const others = sheet.lines.filter(({ inAgreementValue }) => !inAgreementValue);
  return (
    <table className="stacks w-full text-sm wrap-anywhere">
      <caption className="sr-only">{table.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{table.line}</th>
          <th scope="col">{table.amount}</th>
        </tr>
      </thead>
      <tbody>
        {own.map((line) => (
          <Row key={line.key} line={line} />
        ))}
        <Sum label={table.agreement} amount={sheet.agreementValue} />
      </tbody>
      <tbody>
        <tr>
          <th colSpan={2} scope="colgroup" className="pt-8 pb-2 text-left font-heading text-lg font-semibold">
            {table.after}
          </th>
        </tr>
        {others.map((line) => (
          <Row key={line.key} line={line} />
        ))}
        <Sum label={texts.total} amount={sheet.total} />
      </tbody>
    </table>
  );
}

function Row({ line }: { line: Line }) {
  const { key, amount, refundable, rules } = line;
  return (
    <tr>
      <th scope="row" className={`${cell} pr-4 text-left font-normal`}>
        <span className="font-semibold">{texts.names[key]}</span>
        {refundable && (
          <span className="ml-2 rounded-full bg-pine-soft px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-pine">
            {table.refundable}
          </span>
        )}
        <span className="mt-0.5 block text-ink-muted">{lineNote(line)}</span>
        <Rules rules={rules} />
      </th>
      <td className={`${cell} text-right font-semibold whitespace-nowrap tabular-nums`}>
        {typeof amount !== 'number' ? table.notKnown : groupRupees(amount)}
      </td>
    </tr>
  );
}

/** Rules with their values, first days and sources. */
export function Rules({ rules }: { rules: readonly RuleSourceFragment[] }) {
  if (rules.length === 0) return null;
  return (
    <details className="mt-1 print:hidden">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-xs text-pine underline underline-offset-4 pointer-coarse:min-h-11">
        {table.rules}
      </summary>
      <RuleList rules={rules} />
    </details>
  );
}

/** On paper, where nothing unfolds: the day of the sheet, and each rule once with its source. */
export function PrintedRules({ sheet }: { sheet: Sheet }) {
  return (
    <section className="mt-6 hidden text-xs print:block">
      <h2 className="text-lg">{table.printed.title}</h2>
      <p className="mt-1">{table.printed.day(formatDay(sheet.day))}</p>
      <RuleList rules={rulesOf(sheet, ({ id }) => id)} />
    </section>
  );
}

function RuleList({ rules }: { rules: readonly RuleSourceFragment[] }) {
  return (
    <ul className="mt-1 grid gap-2 text-xs text-ink-muted print:gap-1">
      {rules.map((rule) => (
        <li key={rule.id}>
          <strong className="text-ink">
            {ruleTitle(rule.key)}: {valueWords(rule)}
          </strong>{' '}
          {sinceWords(rule)}{' '}
          {rule.sourceAddress ? (
            <a href={rule.sourceAddress} rel="noreferrer nofollow" className="underline underline-offset-4">
              {rule.sourceTitle}
            </a>
          ) : (
            rule.sourceTitle
          )}
          , {reportedWords(rule)}. {rule.note}{' '}
          {rule.isOld && <strong className="text-danger">{table.old}</strong>}
        </li>
      ))}
    </ul>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <tr className="font-heading text-lg font-semibold">
      <th scope="row" className="border-t-2 border-ink/40 py-3 pr-4 text-left font-semibold">
        {label}
      </th>
      <td className="border-t-2 border-ink/40 py-3 text-right whitespace-nowrap tabular-nums">
        {formatRupees(amount)}
      </td>
    </tr>
  );
}
