import { formatRupees } from 'domain/text/format.ts';
import { ruleValue } from 'domain/rule/rule-words.ts';
import { Rules } from '../cost/cost-lines.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { DetailsSection } from './table/details-tables.tsx';
import { moveInContent as texts, termsOf } from './move-in.content.ts';

type Sheet = NonNullable<PropertyDetailsFragment['moveIn']>;
type Property = Pick<PropertyDetailsFragment, 'moveIn' | 'rent' | 'category'>;

const cellClass = 'border-b border-line py-3 align-top';

/** What a tenant pays before moving in, and the terms of the agreement. */
export function MoveIn({ property: { moveIn, rent, category } }: { property: Property }) {
  if (!moveIn) return null;
  const { lines, total, unknown, rules, agreement } = moveIn;
  const terms = termsOf(rent);
  return (
    <DetailsSection id="pay" title={texts.title}>
      <table className="w-full border-t border-line text-sm">
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row" className={`${cellClass} pr-4 text-left font-normal text-ink-muted`}>
                {texts.lines[line.key]}
              </th>
              <td className={`${cellClass} text-right font-semibold whitespace-nowrap tabular-nums`}>
                <Amount line={line} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-heading text-lg font-semibold">
            <th scope="row" className="py-3 pr-4 text-left font-semibold">
              {texts.total}
              {unknown.length > 0 && (
                <span className="block font-sans text-xs font-normal text-ink-muted">
                  {texts.without(unknown.map((key) => texts.lines[key].toLowerCase()).join(', '))}
                </span>
              )}
            </th>
            <td className="py-3 text-right align-top whitespace-nowrap tabular-nums">
              {formatRupees(total)}
            </td>
          </tr>
        </tfoot>
      </table>
      {agreement && (
        <p className="mt-1 text-sm text-ink-muted">
          {texts.agreement(ruleValue(agreement.key, agreement.value))}
        </p>
      )}
      <Rules rules={agreement ? [...rules, agreement] : rules} />
      {terms.length > 0 && (
        <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 text-sm">
          {terms.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-xs text-ink-muted">{label}</dt>
              <dd className="mt-0.5 font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {category === 'COMMERCIAL' && <p className="mt-3 text-sm text-ink-muted">{texts.office}</p>}
    </DetailsSection>
  );
}

function Amount({ line: { key, amount, tax } }: { line: Sheet['lines'][number] }) {
  if (amount === null) return texts.unknown;
  if (amount === 0) return key === 'MAINTENANCE' ? texts.inRent : texts.none;
  return (
    <>
      {formatRupees(amount)}
      {tax > 0 && (
        <span className="block text-xs font-normal text-ink-muted">{texts.withTax(formatRupees(tax))}</span>
      )}
    </>
  );
}
