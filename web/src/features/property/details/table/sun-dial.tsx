import type { Facing } from 'domain/schema.generated.ts';
import type { SolarDay, SunSpan } from 'domain/place/sun.ts';
import { clock, drawnSun, sunContent } from './sun.content.ts';

/** The dial goes from 4 am on the left to 8 pm on the right. */
const dialFrom = 4 * 60;
const dialMinutes = 16 * 60;
const radii: Record<SolarDay, number> = { june: 84, december: 58 };
const hours = [6, 9, 12, 15, 18];

function point(minutes: number, radius: number): string {
  const angle = Math.PI * (1 - (minutes - dialFrom) / dialMinutes);
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(-Math.sin(angle) * radius).toFixed(1)}`;
}

function arc({ from, to }: SunSpan, radius: number): string {
  return `M${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}`;
}

/** The way of the sun on two days as arcs; thick while it stands on a side. The sentence beside it says the same. */
export function SunDial({ facing }: { facing: Facing }) {
  return (
    <svg viewBox="-116 -102 232 108" aria-hidden="true" className="mx-auto mb-2 w-full max-w-72 fill-none">
      {(Object.keys(radii) as SolarDay[]).map((day) => {
        const { day: light, sun } = drawnSun(facing, day);
        return (
          <g key={day}>
            <path d={arc(light, radii[day])} className="stroke-line" strokeWidth="3" />
            <path
              d={sun.map((span) => arc(span, radii[day])).join('')}
              className="stroke-brass"
              strokeWidth="9"
            />
            <text y={14 - radii[day]} textAnchor="middle" className="fill-ink text-[0.5625rem]">
              {sunContent.months[day]}
            </text>
          </g>
        );
      })}
      {hours.map((hour) => {
        const [x, y] = point(hour * 60, 93).split(' ');
        const anchor = hour < 12 ? 'end' : 'start';
        return (
          <text
            key={hour}
            x={x}
            y={y}
            textAnchor={hour === 12 ? 'middle' : anchor}
            className="fill-ink-muted text-[0.5625rem]"
          >
            {clock(hour * 60)}
          </text>
        );
      })}
    </svg>
  );
}
