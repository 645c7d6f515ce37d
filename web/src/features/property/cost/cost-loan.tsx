import { formatDay, formatRupees } from 'domain/text/format.ts';
import { costOfLoan, costWithPrepayment, eligibleLoan } from 'domain/money/emi.ts';
import type { LoanQuestion } from 'domain/cost/cost-choices.ts';
import { Rules } from './cost-lines.tsx';
import type { Sheet } from './cost-lines.tsx';
import { costSheetContent } from 'domain/cost/cost-sheet.content.ts';

const texts = costSheetContent.loan;

/** The loan of the sheet: what it costs, what an income carries, and what an extra payment saves. */
export function CostLoan({ loan, asked }: { loan: NonNullable<Sheet['loan']>; asked: LoanQuestion }) {
  const { most, amount, interestPercent, interestOn, years, rules } = loan;
  if (amount === 0) return null;
  if (typeof interestPercent !== 'number')
    return (
      <section className="mt-12 break-inside-avoid" aria-labelledby="loan">
        <h2 id="loan" className="text-2xl">
          {texts.title}
        </h2>
        <p className="mt-1 max-w-[68ch] text-ink-muted">{texts.noRate}</p>
        <Rules rules={rules} />
      </section>
    );
  const terms = { loan: amount, interestPercent, years };
  const { monthly, interest } = costOfLoan(terms);
  const dearer = costOfLoan({ ...terms, interestPercent: interestPercent + 1 }).monthly;
  const figures = [
    { label: texts.instalment, rupees: monthly },
    { label: texts.interest, rupees: interest },
    { label: texts.dearer(interestPercent + 1), rupees: dearer },
  ];
  return (
    <section className="mt-12 break-inside-avoid" aria-labelledby="loan">
      <h2 id="loan" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-1 text-ink-muted">{texts.terms(formatRupees(amount), interestPercent, years)}</p>
      <p className="mt-1 max-w-[68ch] text-sm text-ink-muted">
        {texts.base(formatRupees(most), interestOn ? formatDay(interestOn) : '')}
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {figures.map(({ label, rupees }) => (
          <div key={label}>
            <dt className="text-xs text-ink-muted">{label}</dt>
            <dd className="mt-0.5 font-heading text-lg font-semibold tabular-nums">{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      <Income loan={loan} asked={asked} />
      <Prepayment loan={loan} asked={asked} />
      <Rules rules={rules} />
    </section>
  );
}

interface PartProps {
  loan: NonNullable<Sheet['loan']>;
  asked: LoanQuestion;
}

function Income({ loan: { interestPercent, years, incomePercent, rules }, asked }: PartProps) {
  const { income, otherInstalments } = asked;
  if (!income || typeof incomePercent !== 'number' || typeof interestPercent !== 'number') return null;
  const carriedBy = (sharePercent: number) =>
    eligibleLoan({ income, otherInstalments, sharePercent }, { interestPercent, years });
  const carried = carriedBy(incomePercent);
  const others = rules
    .filter(({ key }) => key === 'loan.foir')
    .flatMap(({ otherValues }) => otherValues.map(Number))
    .map((percent) => ({ percent, loan: formatRupees(carriedBy(percent)) }));
  return (
    <p className="mt-4 max-w-[68ch] text-sm">
      {carried > 0 ? texts.carries(formatRupees(carried), incomePercent, others) : texts.tooLittle}
    </p>
  );
}

function Prepayment({ loan, asked: { prepay, after } }: PartProps) {
  const { amount, interestPercent, years, noPrepaymentChargeFrom: free } = loan;
  if (!prepay || typeof interestPercent !== 'number' || after >= years * 12) return null;
  const terms = { loan: amount, interestPercent, years };
  const shorter = costWithPrepayment(terms, { amount: prepay, after, keeps: 'instalment' });
  const smaller = costWithPrepayment(terms, { amount: prepay, after, keeps: 'term' });
  const fewer = costOfLoan(terms).instalments - shorter.instalments;
  return (
    <ul className="mt-4 grid max-w-[68ch] gap-1 text-sm">
      <li>{texts.shorter(shorter.instalments, fewer, formatRupees(shorter.saved))}</li>
      {smaller.monthlyAfter > 0 && (
        <li>{texts.smaller(formatRupees(smaller.monthlyAfter), formatRupees(smaller.saved))}</li>
      )}
      {free && <li className="text-ink-muted">{texts.free(formatDay(free))}</li>}
    </ul>
  );
}
