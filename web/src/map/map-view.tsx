import { ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { mapLink } from 'domain/text/links.ts';
import type { Place } from 'domain/place/place.ts';
import { Button } from '../ui/button.tsx';
import { MapCanvas } from './map-canvas.tsx';
import type { Pin } from './leaflet-map.ts';
import { mapContent } from './map-view.content.ts';
import { isAway, useMap } from './use-map.ts';

/** No map before the visitor asks for one. */
const nothing: readonly Pin[] = [];

interface MapViewProps {
  /** Without a position there is no map, only the words and a link that searches for them. */
  position: Place | null | undefined;
  /** The address, as the map’s name and for the search. */
  address: string;
  /** Whether the words stand beside the map on wide screens instead of below it. */
  beside?: boolean;
  className?: string;
  /** The place in words. */
  children: ReactNode;
}

/**
 * A place on the map, with its words and a link to OpenStreetMap. The visitor asks for the map, because its tiles come
 * from another company; until its first tile is there, and without JavaScript, our drawn ground stands in its place.
 */
export function MapView({ position, address, beside = false, className = '', children }: MapViewProps) {
  const { latitude, longitude } = position ?? {};
  const pins = useMemo(
    () => (latitude === undefined || longitude === undefined ? [] : [{ id: 'place', latitude, longitude }]),
    [latitude, longitude],
  );
  const [asked, setAsked] = useState(false);
  const { frame, canvas, state } = useMap(asked ? pins : nothing);
  const layout = beside
    ? { figure: 'md:grid-cols-[1.6fr_1fr]', frame: 'aspect-4/3 md:aspect-auto md:min-h-96' }
    : { figure: 'print:grid-cols-2 print:items-center', frame: 'aspect-2/1' };
  return (
    <figure
      className={`grid overflow-hidden rounded-card border border-line bg-card ${layout.figure} ${className}`}
    >
      <div ref={frame} tabIndex={-1} className={`relative isolate bg-pine-soft outline-none ${layout.frame}`}>
        <MapCanvas canvas={canvas} state={state} label={mapContent.label(address)} sketch={{ position }} />
        {position && !asked && (
          <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-2 print:hidden [@media(scripting:none)]:hidden">
            <Button
              onClick={() => {
                setAsked(true);
                // The pressed button goes.
                frame.current?.focus();
              }}
            >
              {mapContent.show}
            </Button>
            <p className="rounded-field bg-card px-2 text-xs text-ink-muted">{mapContent.source}</p>
          </div>
        )}
      </div>
      <figcaption
        className={
          beside
            ? 'flex flex-col items-start justify-center gap-4 p-6 md:p-10'
            : 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 md:px-7 print:p-2'
        }
      >
        {children}
        <div className="print:hidden">
          <a
            href={mapLink(position, address)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-pine underline-offset-4 hover:underline"
          >
            {mapContent.open}
            <span className="sr-only">{mapContent.newTab}</span>
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
          <p role="status" className={`text-xs text-ink-muted ${asked ? 'min-h-5' : ''}`}>
            {isAway(state) && mapContent.failed}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
