import { MapSketch } from './map-sketch.tsx';
import type { MapInPage } from './use-map.ts';

interface MapCanvasProps extends Pick<MapInPage, 'canvas' | 'state'> {
  /** The accessible name of the map. */
  label: string;
  /** Whether the drawn plan has a pin in the middle. */
  pinned?: boolean;
  className?: string;
}

/** Fills its frame with the map, or with a drawn plan until the first tile has loaded. */
export function MapCanvas({ canvas, state, label, pinned = false, className = '' }: MapCanvasProps) {
  return (
    <>
      {state !== 'shown' && <MapSketch pinned={pinned} className="absolute! inset-0" />}
      <div
        className={`absolute inset-0 transition-opacity duration-250 ${state === 'shown' ? '' : 'invisible opacity-0'}`}
      >
        <div ref={canvas} role="region" aria-label={label} className={`size-full ${className}`} />
      </div>
    </>
  );
}
