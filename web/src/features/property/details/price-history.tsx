import { formatDay } from 'domain/text/format.ts';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { FoldedSection } from './table/details-tables.tsx';
import { changeText, priceHistoryContent as texts, priceLineText } from './price-history.content.ts';

type Line = PropertyDetailsFragment['priceHistory'][number];

const headClass =
  'py-2.5 pr-4 print:py-1 text-left text-xs font-semibold text-ink-muted last:pr-0 last:text-right';

/** The prices of a project as a drawing and a table, folded, the latest first; nothing until the first change. */
export function PriceHistory({ lines }: { lines: readonly Line[] }) {
  if (lines.length < 2) return null;
  return (
    <FoldedSection title={lines.every(({ perMonth }) => perMonth) ? texts.rentTitle : texts.title}>
      <p className="mb-2 text-sm text-ink-muted print:mb-0">{texts.note}</p>
      <PriceSteps lines={lines} />
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line">
            {[texts.from, texts.price, texts.change].map((head) => (
              <th key={head} scope="col" className={headClass}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines
            .map((line, place) => (
              <tr key={line.at} className="border-b border-line">
                <th
                  scope="row"
                  className="py-3 pr-4 text-left align-top font-normal whitespace-nowrap print:py-1"
                >
                  {formatDay(line.at)}
                </th>
                <td className="py-3 pr-4 align-top font-semibold tabular-nums print:py-1">
                  {priceLineText(line)}
                </td>
                <td className="py-3 text-right align-top tabular-nums print:py-1">
                  {changeText(line, lines[place - 1])}
                </td>
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </FoldedSection>
  );
}

const width = 640;
const height = 90;
const padding = 8;

/** The lower prices as steps over time; the table says the same in figures. */
function PriceSteps({ lines }: { lines: readonly Line[] }) {
  const points = lines.flatMap(({ at, price }) =>
    price ? [{ at: Date.parse(at), rupees: price.from }] : [],
  );
  const prices = points.map(({ rupees }) => rupees);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || lowest === highest) return null;
  // The present price goes on for a tenth of the time before it.
  const end = last.at + Math.max((last.at - first.at) / 10, 1);
  const x = (at: number) => padding + ((at - first.at) / (end - first.at)) * (width - 2 * padding);
  const y = (rupees: number) => padding + ((highest - rupees) / (highest - lowest)) * (height - 2 * padding);
  const steps = points.map(
    ({ at, rupees }, place) => `${place ? 'H' : 'M'}${x(at)}${place ? 'V' : ','}${y(rupees)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="mb-1 h-auto w-full text-brass-deep print:hidden"
    >
      <path
        d={`${steps.join('')}H${x(end)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {points.map(({ at, rupees }) => (
        <circle key={at} cx={x(at)} cy={y(rupees)} r="4.5" fill="currentColor" />
      ))}
    </svg>
  );
}
