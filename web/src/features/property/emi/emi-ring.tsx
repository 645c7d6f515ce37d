import { spokenRupees } from 'domain/text/format.ts';
import { emiContent } from './emi.content.ts';

const radius = 42;
/** The gap between the two parts, in percent of the ring. */
const gap = 0.8;

/** A ring that shows the interest as a part of all payments; the table has the same figures. */
export function EmiRing({ loan, interest }: { loan: number; interest: number }) {
  const share = (100 * interest) / (loan + interest);
  return (
    <div className="relative mx-auto size-44">
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={emiContent.ring(Math.round(share))}
        fill="none"
        strokeWidth="13"
        className="size-full -rotate-90"
      >
        <Arc from={0} to={100 - share} className="stroke-pine" />
        <Arc from={100 - share} to={100} className="stroke-brass" />
      </svg>
      <p
        aria-hidden="true"
        className="absolute inset-0 flex flex-col items-center justify-center text-xs text-ink-muted"
      >
        {emiContent.interestShort}
        <span className="font-heading text-lg font-semibold text-ink lining-nums tabular-nums">
          {spokenRupees(Math.floor(interest))}
        </span>
      </p>
    </div>
  );
}

function Arc({ from, to, className }: { from: number; to: number; className: string }) {
  const length = to - from;
  if (length <= gap) return null;
  const whole = length >= 100;
  return (
    <circle
      cx="50"
      cy="50"
      r={radius}
      pathLength="100"
      strokeDasharray={whole ? undefined : `${length - gap} ${100 - length + gap}`}
      strokeDashoffset={-from - gap / 2}
      className={className}
    />
  );
}
