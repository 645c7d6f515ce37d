import { areaParts } from 'domain/property/area-parts.ts';
import type { AreaPart } from 'domain/property/area-parts.ts';
import { squareFeet } from 'domain/area/square-feet.ts';
import { Measured } from '../../../../ui/pictures/sizes.tsx';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { planContent } from './plan.content.ts';

const { title, names } = planContent.parts;

const looks: Record<AreaPart, string> = {
  carpet: 'bg-pine',
  balcony: 'bg-pine/45',
  walls: 'bg-ink-muted/60',
  shared: 'bg-brass',
  rest: 'bg-brass',
};

/** What the area of a home is made of, as one bar with its figures. */
export function AreaRuler({ part }: { part: PropertyDetailsFragment['configurations'][number] }) {
  const parts = areaParts(part);
  if (parts.length === 0) return null;
  const all = parts.reduce((sum, [, size]) => sum + size, 0);
  return (
    <div className="mt-2 mb-3 text-xs tabular-nums">
      <p className="font-semibold">{title}</p>
      <div aria-hidden="true" className="mt-1 flex h-3 gap-px overflow-hidden rounded-full">
        {parts.map(([name, size]) => (
          <span key={name} className={looks[name]} style={{ width: `${(size / all) * 100}%` }} />
        ))}
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {parts.map(([name, size]) => (
          <li key={name} className="flex items-center gap-1.5">
            <i aria-hidden="true" className={`rounded-xs size-2.5 ${looks[name]}`} />
            <Measured text={squareFeet(size)} /> {names[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
