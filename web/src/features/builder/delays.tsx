import { delayText } from './builders.content.ts';
import type { BuildersQuery } from './builders.generated.ts';
import { placeOn } from './delay-scale.ts';
import type { DelayScale } from './delay-scale.ts';

type Entry = BuildersQuery['builders'][number]['trackRecord'][number];

/** All lengths follow the size of type. */
const rowHeight = 1.25;
const axisHeight = 1.5;

interface DelaysProps {
  scale: DelayScale;
  /** Those whose promised month has come. */
  entries: readonly Entry[];
  /** Whether the marks have their numbers below them; yes by default. */
  numbers?: boolean;
}

/**
 * Each project from its promised month to the month of handing over, or dashed until today while it is not handed over, over
 * marks of months.
 */
export function Delays({ scale, entries, numbers = true }: DelaysProps) {
  const foot = entries.length * rowHeight;
  const placeOf = (months: number) => `${placeOn(scale, months)}%`;
  return (
    <svg
      role="img"
      aria-label={entries.map((entry) => `${entry.project}: ${delayText(entry)}`).join('; ')}
      width="100%"
      height={`${foot + (numbers ? axisHeight : 0)}em`}
      className="block text-xs text-brass-deep"
    >
      {scale.marks.map((months) => (
        <g key={months} aria-hidden="true">
          <line
            x1={placeOf(months)}
            x2={placeOf(months)}
            y2={`${foot}em`}
            stroke="var(--color-line)"
            strokeWidth="1"
          />
          {numbers && (
            <text x={placeOf(months)} y={`${foot + 1}em`} textAnchor="middle" fill="var(--color-ink-muted)">
              {months < 0 ? `−${-months}` : months}
            </text>
          )}
        </g>
      ))}
      {entries.map((entry, index) => (
        <Dumbbell
          key={`${entry.project} ${entry.promisedOn}`}
          entry={entry}
          placeOf={placeOf}
          y={`${rowHeight * (index + 0.5)}em`}
        />
      ))}
    </svg>
  );
}

function Dumbbell({
  entry: { monthsLate, deliveredOn },
  placeOf,
  y,
}: {
  entry: Entry;
  placeOf: (months: number) => string;
  y: string;
}) {
  const [promised, end] = [placeOf(0), placeOf(monthsLate ?? 0)];
  const hollow = { fill: 'var(--color-paper)', stroke: 'currentColor', strokeWidth: 1.5 };
  return (
    <g>
      <line
        x1={promised}
        x2={end}
        y1={y}
        y2={y}
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={deliveredOn ? undefined : '4 4'}
      />
      <circle cx={promised} cy={y} r=".36em" {...hollow} />
      {deliveredOn && <circle cx={end} cy={y} r={monthsLate === 0 ? '.2em' : '.36em'} fill="currentColor" />}
    </g>
  );
}
