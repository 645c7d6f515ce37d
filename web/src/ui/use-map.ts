import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { LeafletMap, Pin } from './leaflet-map.ts';

/** How near a map must come before it is loaded. */
const loadAhead = '200px';

type State = 'waiting' | 'shown' | 'failed';

interface MapChoice {
  /** The pin that stands out. */
  chosen?: string;
  onChoose?: (id: string) => void;
}

interface MapInPage {
  /** What the visitor has to come near to. */
  frame: RefObject<HTMLDivElement | null>;
  /** What the map is drawn into; Leaflet writes its own classes on it, so those of the page must not change. */
  canvas: RefObject<HTMLDivElement | null>;
  /** Shown once its first tile is there. */
  state: State;
}

/** A map with these pins, loaded when the visitor reaches it; none where there is no pin. */
export function useMap(pins: readonly Pin[], { chosen, onChoose }: MapChoice = {}): MapInPage {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const [state, setState] = useState<State>('waiting');
  const anywhere = pins.length > 0;
  useEffect(() => {
    const place = canvas.current;
    if (!anywhere || !frame.current || !place) return;
    let left = false;
    let drawn: LeafletMap | undefined;
    const draw = async () => {
      const { drawMap } = await import('./leaflet-map.ts');
      if (left) return;
      drawn = drawMap(place, {
        onShown: () => setState('shown'),
        onFailed: () => setState('failed'),
        onChoose: (id) => onChoose?.(id),
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
  }, [anywhere, onChoose]);
  useEffect(() => map?.show(pins), [map, pins]);
  useEffect(() => map?.mark(chosen), [map, pins, chosen]);
  return { frame, canvas, state };
}
