import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { groundPath, groundPoint } from 'domain/place/ground.ts';
import type { GroundScale } from 'domain/place/ground.ts';
import type { Place } from 'domain/place/place.ts';

export interface MapSketchProps {
  /** The middle; without one the ground stays plain. */
  position?: Place | null;
  scale?: GroundScale;
  /** What stands there instead of the pin, drawn from the middle. The pin stands higher, above the buttons of a map. */
  children?: ReactNode;
  className?: string;
}

/**
 * Our own drawn ground: metro lines with their stations and the places around a position, without a request to another
 * company. It shows what the gazetteer knows, and nothing where it knows nothing.
 */
export function MapSketch({ position, scale = 'town', children, className = '' }: MapSketchProps) {
  const { x, y } = position ? groundPoint(position, scale) : { x: 0, y: 0 };
  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-pine-soft text-pine ${className}`}>
      <svg className="absolute inset-0 size-full">
        <svg x="50%" y={children ? '50%' : '33%'} overflow="visible">
          {position && <use href={`${groundPath}#${scale}`} x={-x} y={-y} />}
          {children ?? (
            <>
              <circle r="20" fill="currentColor" />
              <MapPin x={-10} y={-10} className="size-5 text-on-pine" />
            </>
          )}
        </svg>
      </svg>
    </div>
  );
}
