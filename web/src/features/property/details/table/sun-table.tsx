import type { Facing } from 'domain/schema.generated.ts';
import type { SolarDay } from 'domain/place/sun.ts';
import type { FreeHome } from './free-homes.ts';
import { facingsOf } from './free-homes.ts';
import { drawnSun, sunContent as texts, sunLength, sunTimes } from './sun.content.ts';

/** The bar goes from 4 am to 8 pm, ten minutes to a unit. */
const barFrom = 4 * 60;
const unit = 10;
const barWidth = (16 * 60) / unit;

/** When each side of free homes has the sun, in words with a bar of the day. */
export function SunTable({ homes }: { homes: readonly FreeHome[] }) {
  const sides = facingsOf(homes);
  if (sides.length === 0) return null;
  return (
    <section aria-labelledby="sun">
      <h3 id="sun" className="text-lg">
        {texts.title}
      </h3>
      <p className="mt-1 text-sm">{texts.line}</p>
      <table className="stacks mt-2 w-full text-sm tabular-nums">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-muted">
            {[texts.side, texts.days.december, texts.days.june].map((head) => (
              <th key={head} scope="col" className="py-2 pr-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map(([facing, name]) => (
            <tr key={facing} className="border-b border-line align-top">
              <th scope="row" className="py-2.5 pr-3 text-left font-semibold">
                {name}
              </th>
              <SunCell facing={facing} day="december" />
              <SunCell facing={facing} day="june" />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-xs text-ink-muted">{`${texts.leftOut} ${texts.door}`}</p>
    </section>
  );
}

function SunCell({ facing, day }: { facing: Facing; day: SolarDay }) {
  const drawn = drawnSun(facing, day);
  const length = sunLength(facing, day);
  const bar = ({ from, to }: { from: number; to: number }) =>
    `M${(from - barFrom) / unit} 4H${(to - barFrom) / unit}`;
  return (
    <td className="py-2.5 pr-3">
      {length ? (
        <>
          {sunTimes(facing, day)} <span className="whitespace-nowrap text-ink-muted">({length})</span>
        </>
      ) : (
        texts.none
      )}
      <svg
        viewBox={`0 0 ${barWidth} 8`}
        aria-hidden="true"
        className="mt-1.5 block w-full max-w-40 fill-none"
      >
        <path d={bar(drawn.day)} className="stroke-line" strokeWidth="2" />
        <path d={drawn.sun.map(bar).join('')} className="stroke-brass" strokeWidth="6" />
        <path d={`M${(12 * 60 - barFrom) / unit} 0v8`} className="stroke-ink-muted" strokeWidth="0.75" />
      </svg>
    </td>
  );
}
