import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { MapArea, Place } from 'domain/place/place.ts';
import type { LeafletMap, Pin } from './leaflet-map.ts';

/** The distance at which a map starts to load. */
const loadAhead = '200px';
const phone = '(width < 48rem)';

/** `bare` has its pins and no ground: its tiles could not be loaded, or the visitor has not asked for them yet. */
type State = 'waiting' | 'shown' | 'bare' | 'failed';

/** A map of one place is useless without its ground. */
export function isAway(state: State): boolean {
  return state === 'bare' || state === 'failed';
}

interface MapUse {
  /** The view without a pin; if it is missing too, no map is shown. */
  around?: Place;
  /** The part that is shown, whatever pins it has. */
  area?: MapArea;
  /** Whether its tiles may be loaded, which come from another company; yes by default. */
  ground?: boolean;
  /** Whether it fills the screen of a phone. */
  fillsPhone?: boolean;
  /** The pin that stands out. */
  chosen?: string;
  onChoose?: (id: string) => void;
  /** The visitor has moved the map to this part. */
  onMove?: (area: MapArea) => void;
  /** The accessible name of a sign for several pins. */
  nameOfCluster?: (count: number) => string;
  /** Makes it a map to choose a place on. */
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
export function useMap(pins: readonly Pin[], use: MapUse = {}): MapInPage {
  const { around, area, ground = true, fillsPhone = false, chosen } = use;
  const { onChoose, onMove, nameOfCluster, onPlace } = use;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const [state, setState] = useState<State>('waiting');
  const anywhere = pins.length > 0 || Boolean(around) || Boolean(area);
  const choosing = Boolean(onPlace);
  const choosePin = useEffectEvent((id: string) => onChoose?.(id));
  const move = useEffectEvent((to: MapArea) => onMove?.(to));
  const nameCluster = useEffectEvent((count: number) => nameOfCluster?.(count) ?? String(count));
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
        onBare: () => setState('bare'),
        onChoose: (id) => choosePin(id),
        onMove: (to) => move(to),
        nameOfCluster: (count) => nameCluster(count),
        fillsScreen: fillsPhone && window.matchMedia(phone).matches ? true : undefined,
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
  }, [anywhere, around, choosing, fillsPhone]);
  useEffect(() => {
    map?.show(pins, area);
  }, [map, pins, area]);
  useEffect(() => {
    if (ground) map?.addGround();
  }, [map, ground]);
  useEffect(() => {
    map?.mark(chosen);
  }, [map, pins, chosen]);
  return { frame, canvas, state: map && !ground ? 'bare' : state };
}
