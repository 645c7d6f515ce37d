import { delayText } from './builders.content.ts';
import type { BuildersQuery } from './builders.generated.ts';

const width = 320;
const rowHeight = 14;
const edge = 8;

/** Each project that was handed over, from the promised month to the month of handing over, on one scale for all builders. */
export function Delays({
  entries,
  most,
}: {
  entries: BuildersQuery['builders'][number]['trackRecord'];
  most: number;
}) {
  const delivered = entries.filter(({ deliveredOn }) => deliveredOn);
  const middle = width / 3;
  const placeOf = (months: number) =>
    middle + (months / most) * (months < 0 ? middle - edge : width - middle - edge);
  const height = delivered.length * rowHeight + edge;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={delivered.map((entry) => `${entry.project}: ${delayText(entry)}`).join('; ')}
      className="w-full max-w-xl text-brass-deep"
    >
      <path d={`M${middle} 0V${height}`} stroke="var(--color-line)" />
      {delivered.map(({ project, promisedOn, monthsLate }, index) => {
        const y = rowHeight * index + rowHeight / 2 + edge / 2;
        const end = placeOf(monthsLate ?? 0);
        return (
          <g key={`${project} ${promisedOn}`}>
            <path d={`M${middle} ${y}H${end}`} stroke="currentColor" strokeWidth="2" />
            <circle
              cx={middle}
              cy={y}
              r="4"
              fill="var(--color-paper)"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <circle cx={end} cy={y} r="4" fill="currentColor" />
          </g>
        );
      })}
    </svg>
  );
}
