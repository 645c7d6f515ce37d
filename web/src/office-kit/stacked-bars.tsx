import { indianNumber } from 'domain/text/number.ts';
import { useState } from 'react';

export interface BarSeries {
  key: string;
  label: string;
  /** The fill of its bars, a colour of the theme. */
  fill: string;
  /** The same colour as a background class, for the legend. */
  swatch: string;
}

export interface Bar {
  label: string;
  /** A short label for narrow screens. */
  shortLabel: string;
  values: Record<string, number>;
}

interface StackedBarsProps {
  title: string;
  /** The head of the table’s first column. */
  barTitle: string;
  series: readonly BarSeries[];
  bars: readonly Bar[];
  texts: { asTable: string; asChart: string; total: string };
}

const gap = 0.28;

/** Stacked bars over time, as a drawing or a table; the legend names the colours, and each bar states its numbers. */
export function StackedBars({ title, barTitle, series, bars, texts }: StackedBarsProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className="m-0">
      <figcaption className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="min-h-11 rounded-field px-2 text-dense font-semibold text-pine hover:bg-pine-soft md:min-h-9"
        >
          {asTable ? texts.asChart : texts.asTable}
        </button>
      </figcaption>
      {asTable ? (
        <Table title={title} barTitle={barTitle} series={series} bars={bars} total={texts.total} />
      ) : (
        <Chart title={title} series={series} bars={bars} />
      )}
    </figure>
  );
}

function Chart({ title, series, bars }: Pick<StackedBarsProps, 'title' | 'series' | 'bars'>) {
  const top = niceTop(Math.max(...bars.map(totalOf)));
  const ticks = [top, top / 2, 0];
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div
          aria-hidden="true"
          className="flex h-52 flex-col justify-between text-right text-xs text-ink-muted tabular-nums"
        >
          {ticks.map((tick) => (
            <span key={tick} className="-my-2">
              {indianNumber(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-52">
          <div aria-hidden="true" className="absolute inset-0 flex flex-col justify-between">
            {ticks.map((tick) => (
              <span key={tick} className="border-t border-line" />
            ))}
          </div>
          <svg
            role="img"
            aria-label={`${title}: ${bars.map((bar) => `${bar.label} ${totalOf(bar)}`).join(', ')}`}
            viewBox={`0 0 ${bars.length} ${top}`}
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            {bars.map((bar, place) => (
              <g key={bar.label}>
                <title>{sentenceOf(bar, series)}</title>
                {/* The whole column reacts to the pointer, because a low bar is hard to hit. */}
                <rect x={place} y={0} width={1} height={top} fill="transparent" />
                {stacked(bar, series).map(({ key, fill, from, value }) => (
                  <rect
                    key={key}
                    x={place + gap / 2}
                    y={top - from - value}
                    width={1 - gap}
                    height={value}
                    className={`${fill} stroke-card`}
                    strokeWidth={1}
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
              </g>
            ))}
          </svg>
        </div>
        <span />
        <ol
          aria-hidden="true"
          className="mt-2 grid text-center text-xs text-ink-muted"
          style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))` }}
        >
          {bars.map((bar) => (
            <li key={bar.label} className="whitespace-nowrap max-md:[&:not(:nth-child(4n+1))]:invisible">
              {bar.shortLabel}
            </li>
          ))}
        </ol>
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-xs">
        {series.map(({ key, label, swatch }) => (
          <li key={key} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`rounded-xs size-3 ${swatch}`} />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}

function Table({
  title,
  barTitle,
  series,
  bars,
  total,
}: Omit<StackedBarsProps, 'texts'> & { total: string }) {
  return (
    <table className="block w-full text-dense tabular-nums sm:table">
      <caption className="sr-only">{title}</caption>
      <thead className="hidden sm:table-header-group">
        <tr className="text-right text-xs text-ink-muted">
          <th scope="col" className="py-2 pr-4 text-left font-semibold">
            {barTitle}
          </th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className="px-2 py-2 font-semibold">
              {label}
            </th>
          ))}
          <th scope="col" className="py-2 pl-2 font-semibold">
            {total}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {bars.map((bar) => (
          <tr key={bar.label} className="block border-t border-line py-2 sm:table-row sm:text-right">
            <th
              scope="row"
              className="block text-left font-medium whitespace-nowrap sm:table-cell sm:py-2 sm:pr-4"
            >
              {bar.label}
            </th>
            {series.map(({ key, label }) => (
              <Cell key={key} label={label} value={bar.values[key] ?? 0} />
            ))}
            <Cell label={total} value={totalOf(bar)} strong />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** On phones a row is a short list without zeros. */
function Cell({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  return (
    <td
      className={`${value > 0 || strong ? 'flex' : 'hidden'} justify-between sm:table-cell sm:px-2 sm:py-2 sm:last:pr-0 ${strong ? 'font-semibold' : ''}`}
    >
      <span className="text-ink-muted sm:hidden">{label}</span>
      {indianNumber(value)}
    </td>
  );
}

function totalOf({ values }: Bar): number {
  return Object.values(values).reduce((sum, value) => sum + value, 0);
}

function stacked({ values }: Bar, series: readonly BarSeries[]) {
  let from = 0;
  return series.flatMap(({ key, fill }) => {
    const value = values[key] ?? 0;
    const part = { key, fill, from, value };
    from += value;
    return value > 0 ? [part] : [];
  });
}

function sentenceOf(bar: Bar, series: readonly BarSeries[]): string {
  const parts = series.flatMap(({ key, label }) => (bar.values[key] ? [`${label} ${bar.values[key]}`] : []));
  return [`${bar.label}: ${totalOf(bar)}`, ...parts].join('\n');
}

/** The next of 1, 2, 4, 6 or 10 times a power of ten, and at least 2, so that the middle line is a whole number. */
function niceTop(max: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(max, 1)));
  const top = [1, 2, 4, 6, 10].map((step) => step * unit).find((step) => step >= max) ?? 10 * unit;
  return Math.max(2, top);
}
