import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Place } from '../lib/place.ts';
import type { LeafletMap, Pin } from './leaflet-map.ts';

/** The distance at which a map starts to load. */
const loadAhead = '200px';

type State = 'waiting' | 'shown' | 'failed';

interface MapUse {
  /** The view without a pin; if it is missing too, no map is shown. */
  around?: Place;
  /** The id of the highlighted pin. */
  chosen?: string;
  onChoose?: (id: string) => void;
  /** Lets the visitor choose a place on the map. */
  onPlace?: (place: Place) => void;
}

export interface MapInPage {
  /** The element whose approach starts the loading of the map. */
  frame: RefObject<HTMLDivElement | null>;
  /** The element for the map; Leaflet sets classes on it, so its `className` must not change. */
  canvas: RefObject<HTMLDivElement | null>;
  /** `shown` once the first tile has loaded. */
  state: State;
}

/**
 * A map with these pins, loaded when the visitor scrolls to it. The caller must keep `pins` and `around` the
 * same objects between renders, because new ones draw the map again.
 */
export function useMap(pins: readonly Pin[], { around, chosen, onChoose, onPlace }: MapUse = {}): MapInPage {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const [state, setState] = useState<State>('waiting');
  const anywhere = pins.length > 0 || Boolean(around);
  const choosing = Boolean(onPlace);
  const choosePin = useEffectEvent((id: string) => onChoose?.(id));
  const choosePlace = useEffectEvent((place: Place) => onPlace?.(place));
  useEffect(() => {
    const place = canvas.current;
    if (!anywhere || !frame.current || !place) return;
    let left = false;
    let drawn: LeafletMap | undefined;
    const draw = async () => {
      const { drawMap } = await import('./leaflet-map.ts');
      if (left) return;
      drawn = drawMap(place, {
        around,
        onPlace: choosing ? (chosenPlace) => choosePlace(chosenPlace) : undefined,
        onShown: () => setState('shown'),
        onFailed: () => setState('failed'),
        onChoose: (id) => choosePin(id),
      });
      setMap(drawn);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        draw().catch(() => setState('failed'));
      },
      { rootMargin: loadAhead },
    );
    observer.observe(frame.current);
    return () => {
      left = true;
      observer.disconnect();
      drawn?.remove();
      setMap(undefined);
      setState('waiting');
    };
  }, [anywhere, around, choosing]);
  useEffect(() => map?.show(pins), [map, pins]);
  useEffect(() => map?.mark(chosen), [map, pins, chosen]);
  return { frame, canvas, state };
}
