import { MapSketch } from './map-sketch.tsx';
import type { MapSketchProps } from './map-sketch.tsx';
import type { MapInPage } from './use-map.ts';

interface MapCanvasProps extends Pick<MapInPage, 'canvas' | 'state'> {
  /** The accessible name of the map. */
  label: string;
  /** What stands there before the map. */
  sketch: MapSketchProps;
  /** Whether the pins are shown where the tiles cannot be loaded. */
  keepsPins?: boolean;
  className?: string;
}

/** Fills its frame with the map, or with the drawn ground until the first tile has loaded. */
export function MapCanvas({
  canvas,
  state,
  label,
  sketch,
  keepsPins = false,
  className = '',
}: MapCanvasProps) {
  const drawn = state === 'shown' || (keepsPins && state === 'bare');
  return (
    <>
      {!drawn && <MapSketch {...sketch} className="absolute! inset-0" />}
      <div
        className={`absolute inset-0 transition-opacity duration-250 ${drawn ? '' : 'invisible opacity-0'}`}
      >
        <div ref={canvas} role="region" aria-label={label} className={`size-full ${className}`} />
      </div>
    </>
  );
}
