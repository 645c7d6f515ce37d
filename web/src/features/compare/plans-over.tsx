import { fitsInto, hasSizes, layOutRooms, pixelsToFoot as scale } from 'domain/property/plan-layout.ts';
import type { Room } from 'domain/property/plan-layout.ts';
import { columnHome } from './compare-columns.ts';
import type { Column } from './compare-columns.ts';
import { plansOverContent as texts } from './plans-over.content.ts';

const margin = 2;

interface Plan {
  name: string;
  rooms: Map<string, Room>;
}

/**
 * The rooms of the first two homes that have some, drawn over each other at one scale, and as a table; nothing while fewer
 * than two have rooms with their sizes.
 */
export function PlansOver({ columns }: { columns: readonly Column[] }) {
  const [under, over] = columns.flatMap((column): Plan[] => {
    const known = (column.home?.planRooms ?? []).filter(hasSizes);
    const rooms = new Map(known.map((room) => [room.name, room]));
    return rooms.size > 0 ? [{ name: `${column.property.title}, ${columnHome(column)}`, rooms }] : [];
  });
  if (!under || !over) return null;
  return (
    <details className="mt-6 rounded-card border border-line bg-card px-4 sm:px-5">
      <summary className="min-h-12 py-3 font-semibold">{texts.title}</summary>
      <div className="grid gap-5 pb-5 lg:grid-cols-2">
        <figure>
          <Drawing plans={[under, over]} />
          <figcaption className="mt-2 text-xs text-ink-muted">{texts.line}</figcaption>
        </figure>
        <Sizes plans={[under, over]} />
      </div>
    </details>
  );
}

type Plans = readonly [Plan, Plan];

/** The names of the rooms of both plans, each once. */
const namesOf = (plans: Plans) => [...new Set(plans.flatMap(({ rooms }) => [...rooms.keys()]))];

const looks = [
  { className: 'fill-pine-soft stroke-pine', strokeWidth: 1 },
  { className: 'fill-none stroke-brass-deep', strokeWidth: 2, strokeDasharray: '6 4' },
];

function Drawing({ plans }: { plans: Plans }) {
  // Each place has room for the longer and the wider of both rooms.
  const largest = namesOf(plans).map((name): Room => {
    const sizes = plans.flatMap(({ rooms }) => rooms.get(name) ?? []);
    const most = (side: 'length' | 'width') => Math.max(...sizes.map((room) => room[side]));
    return { name, length: most('length'), width: most('width') };
  });
  const { rooms: placed, width, height } = layOutRooms(largest);
  return (
    <svg
      role="img"
      aria-label={texts.drawing(plans[0].name, plans[1].name)}
      viewBox={`-${margin} -${margin} ${width * scale + 2 * margin} ${height * scale + 2 * margin}`}
      width={width * scale + 2 * margin}
      className="h-auto max-w-full"
    >
      {placed.map(({ room: { name }, x, y, width: wide, height: high }) => (
        <g key={name} transform={`translate(${x * scale} ${y * scale})`}>
          {plans.map(({ rooms }, plan) => {
            const room = rooms.get(name);
            if (!room) return null;
            const { length, width: short } = room;
            const [across, down] = wide >= high ? [length, short] : [short, length];
            return <rect key={plan} width={across * scale} height={down * scale} {...looks[plan]} />;
          })}
          {fitsInto(name, wide * scale) && (
            <text x={6} y={15} className="fill-ink text-[0.6875rem]">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** What the drawing shows, by the names of the rooms. */
function Sizes({ plans }: { plans: Plans }) {
  const sizeIn = ({ rooms }: Plan, name: string) => {
    const room = rooms.get(name);
    return room ? `${room.length} × ${room.width}` : texts.none;
  };
  return (
    <table className="w-full self-start text-sm tabular-nums">
      <caption className="sr-only">{texts.caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="py-1.5 text-left font-normal text-ink-muted">
            {texts.room}
          </th>
          {plans.map(({ name }, plan) => (
            <th key={plan} scope="col" className="py-1.5 pl-3 text-right font-semibold">
              <svg viewBox="0 0 16 12" aria-hidden="true" className="mr-1.5 inline h-3 w-4">
                <rect {...{ x: 1, y: 1, width: 14, height: 10 }} {...looks[plan]} />
              </svg>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {namesOf(plans).map((name) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal text-ink-muted">
              {name}
            </th>
            {plans.map((plan, index) => (
              <td key={index} className="py-1.5 pl-3 text-right">
                {sizeIn(plan, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
