import type { CSSProperties } from 'react';
import { groundPath, groundPoint, groundScales } from 'domain/place/ground.ts';
import { budgetLabel } from 'domain/property/property-words.ts';
import { commuteContent as texts } from './commute.content.ts';
import { namedCircles } from './workplace-names.ts';
import type { CommuteQuery } from './commute.generated.ts';

type Commute = CommuteQuery['commute'];

/** Room around what is drawn, in metres. */
const margin = 1_200;
const typePixels = 11;
/** The width of the drawing on the narrowest phone and on a wide screen, as high as `aspect` makes it. */
const phone = { width: 340, height: 340 };
const wide = { width: 900, height: 450 };
/** From so many metres in a pixel on, there is room for the names of the region alone. */
const roomyMetres = 30;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Rings around the workplaces and homes as dots on the drawn ground, in metres. The names keep their size on the screen. */
export function CommuteDrawing({ commute }: { commute: Commute }) {
  const { circles, homes, others } = commute;
  const rings = circles.map(({ middle, kilometres, place }) => ({
    key: place.key,
    radius: kilometres * 1_000,
    ...groundPoint(middle),
  }));
  const dots = homes.flatMap(({ property: { id, position, price, propertyStatus } }) =>
    position
      ? [
          {
            id,
            price: price && texts.price(budgetLabel(price.from), propertyStatus),
            ...groundPoint(position),
          },
        ]
      : [],
  );
  const { left, top, right, bottom } = boxOf([...rings, ...dots.map((dot) => ({ ...dot, radius: 0 }))]);
  const [width, height] = [right - left, bottom - top];
  const metresOn = (screen: typeof phone) => Math.max(width / screen.width, height / screen.height);
  const scale = metresOn(phone) < roomyMetres ? 'town' : 'region';
  const named = namedCircles(circles);
  const priced = withRoom(dots, metresOn(wide) * typePixels);
  const types = {
    '--phone': `${Math.round(metresOn(phone) * typePixels)}px`,
    '--wide': `${Math.round(metresOn(wide) * typePixels)}px`,
  } as CSSProperties;
  return (
    <figure className="mt-6">
      <div className="relative aspect-square overflow-hidden rounded-card border border-line bg-pine-soft text-pine md:aspect-2/1">
        <svg
          role="img"
          aria-label={texts.drawing(named, homes.length)}
          viewBox={`${left} ${top} ${width} ${height}`}
          style={types}
          className="absolute inset-0 size-full overflow-visible [font-size:var(--type)] [--type:var(--phone)] md:[--type:var(--wide)]"
        >
          <use href={`${groundPath}#${scale}`} transform={`scale(${groundScales[scale]})`} />
          {rings.map(({ key, x, y, radius }) => (
            <circle
              key={key}
              {...{ cx: x, cy: y, r: radius }}
              fill="var(--color-brass)"
              fillOpacity=".1"
              stroke="var(--color-brass-deep)"
              strokeWidth="2"
              strokeDasharray="6 5"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" opacity=".55">
            {others.map((position) => {
              const { x, y } = groundPoint(position);
              return <path key={`${x} ${y}`} d={`M${x} ${y}h0`} vectorEffect="non-scaling-stroke" />;
            })}
          </g>
          <g fill="none" stroke="var(--color-pine)" strokeWidth="14" strokeLinecap="round">
            {dots.map(({ id, x, y }) => (
              <path key={id} d={`M${x} ${y}h0`} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
          <g
            fontWeight="600"
            strokeWidth=".35em"
            strokeLinejoin="round"
            paintOrder="stroke"
            textAnchor="middle"
          >
            {priced.map(({ id, x, y, price }) => (
              <text key={id} {...{ x, y }} dy="-.9em" fill="var(--color-ink)" stroke="var(--color-card)">
                {price}
              </text>
            ))}
            {rings.map(({ key, x, y }, index) => (
              <text
                key={key}
                {...{ x, y }}
                dy="-1em"
                fill="var(--color-brass-deep)"
                stroke="var(--color-card)"
              >
                {named[index]?.name}
              </text>
            ))}
          </g>
          <g fill="none" stroke="var(--color-brass-deep)" strokeWidth="12" strokeLinecap="square">
            {rings.map(({ key, x, y }) => (
              <path key={key} d={`M${x} ${y}h0`} vectorEffect="non-scaling-stroke" />
            ))}
          </g>
        </svg>
      </div>
      <figcaption className="mt-2 max-w-[80ch] text-xs text-ink-muted">{texts.legend}</figcaption>
    </figure>
  );
}

function boxOf(circles: readonly { x: number; y: number; radius: number }[]): Box {
  return {
    left: Math.min(...circles.map(({ x, radius }) => x - radius)) - margin,
    top: Math.min(...circles.map(({ y, radius }) => y - radius)) - margin,
    right: Math.max(...circles.map(({ x, radius }) => x + radius)) + margin,
    bottom: Math.max(...circles.map(({ y, radius }) => y + radius)) + margin,
  };
}

/** The prices that do not stand on an earlier one, with letters of this height; the list has all of them. */
function withRoom<Dot extends { x: number; y: number; price: string | null }>(
  dots: readonly Dot[],
  type: number,
): Dot[] {
  return dots.reduce<Dot[]>((shown, dot) => {
    const covers = shown.some(
      (other) => Math.abs(other.x - dot.x) < type * 5 && Math.abs(other.y - dot.y) < type * 1.3,
    );
    return dot.price && !covers ? [...shown, dot] : shown;
  }, []);
}
