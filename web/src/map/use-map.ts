import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Place } from '../lib/place.ts';
import type { LeafletMap, Pin } from './leaflet-map.ts';

/** How near a map must come before it is loaded. */
const loadAhead = '200px';

type State = 'waiting' | 'shown' | 'failed';

interface MapUse {
  /** The view before there is a pin; without it no map is shown then. */
  around?: Place;
  /** The pin that stands out. */
  chosen?: string;
  onChoose?: (id: string) => void;
  /** Makes it a map to choose a place on. */
  onPlace?: (place: Place) => void;
}

export interface MapInPage {
  /** The map loads when this element comes near. */
  frame: RefObject<HTMLDivElement | null>;
  /** What the map is drawn into; Leaflet writes its own classes on it, so those of the page must not change. */
  canvas: RefObject<HTMLDivElement | null>;
  /** Shown once its first tile is there. */
  state: State;
}

/**
 * A map with these pins, loaded when the visitor reaches it. Who calls it keeps the pins and the surrounding from render
 * to render: other ones are shown anew.
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
