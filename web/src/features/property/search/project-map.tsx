import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Pin } from '../../../map/leaflet-map.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { useMap } from '../../../map/use-map.ts';
import { PropertyCard } from '../property-card.tsx';
import { budgetLabel } from '../property-words.ts';
import { projectListContent } from './project-list.content.ts';
import type { FoundProject } from './project-search.ts';

const texts = projectListContent.map;

/** Projects on a map with their prices, and in a list beside it; without a map, the list remains. */
export function ProjectMap({ projects }: { projects: FoundProject[] }) {
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const pins = useMemo(() => projects.flatMap(pinOf), [projects]);
  const { frame, canvas, state } = useMap(pins, { chosen: pointed ?? chosen, onChoose: setChosen });
  // The chosen project’s card covers the lower edge of the map.
  useEffect(() => {
    if (chosen) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, frame]);
  const project = projects.find(({ id }) => id === chosen);
  return (
    <div className="@container">
      <div className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div
          ref={frame}
          className="relative isolate h-[56dvh] min-h-80 scroll-my-4 overflow-hidden rounded-card border border-line bg-pine-soft @4xl:sticky @4xl:top-36 @4xl:order-2 @4xl:h-[calc(100dvh-10rem)]"
        >
          <MapCanvas canvas={canvas} state={state} label={texts.label} />
          <p
            role="status"
            className="absolute inset-x-3 top-3 z-1000 mx-auto w-fit rounded-field bg-card px-4 py-2 text-sm shadow-float empty:hidden"
          >
            {state === 'failed' && texts.failed}
            {pins.length === 0 && texts.nowhere}
          </p>
          <div aria-live="polite" className="absolute inset-x-3 bottom-8 z-1000 mx-auto max-w-md">
            {project && state === 'shown' && (
              <div className="relative">
                <PropertyCard property={project} layout="row" />
                <button
                  type="button"
                  aria-label={texts.close}
                  onClick={() => setChosen(undefined)}
                  className="absolute -top-3 -right-1 flex size-11 items-center justify-center rounded-full border border-line bg-card shadow-float hover:text-pine"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </div>
            )}
          </div>
        </div>
        <ul className="grid content-start gap-3">
          {projects.map((property) => (
            <li
              key={property.id}
              onMouseEnter={() => setPointed(property.id)}
              onMouseLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(property.id)}
              onBlur={() => setPointed(undefined)}
            >
              <PropertyCard property={property} layout="row" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function pinOf({ id, title, position, price }: FoundProject): Pin[] {
  if (!position) return [];
  const text = price ? budgetLabel(price.from) : texts.onRequest;
  return [{ id, ...position, label: { text, name: `${title}, ${text}` } }];
}
