import { List, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useBrowserFact } from '../../../../lib/browser/browser-store.ts';
import { groundPoint } from 'domain/place/ground.ts';
import type { MapArea } from 'domain/place/place.ts';
import type { Pin } from '../../../../map/leaflet-map.ts';
import { MapCanvas } from '../../../../map/map-canvas.tsx';
import type { MapSketchProps } from '../../../../map/map-sketch.tsx';
import { mapContent } from '../../../../map/map-view.content.ts';
import { useMap } from '../../../../map/use-map.ts';
import { Button } from '../../../../ui/button.tsx';
import { budgetLabel } from 'domain/property/property-words.ts';
import { FiltersButton } from '../filter/filters-button.tsx';
import { areaText, readArea } from 'domain/place/map-area.ts';
import { projectMapContent } from './project-map.content.ts';
import { projectListContent } from '../project-list.content.ts';
import { searchPath } from 'domain/search/project-search.ts';
import { MapStrip } from './map-strip.tsx';
import { FoundCard } from '../found-card.tsx';
import type { FoundProject } from '../found-project.ts';
import { shownAllIn } from '../all-in/shown-all-in.ts';
import type { ProjectSearch } from 'domain/search/project-search.ts';

const texts = projectMapContent;
const { chips, prices } = projectListContent;

interface ProjectMapProps {
  projects: FoundProject[];
  /** How many there are on all pages. */
  found: number;
  search: ProjectSearch;
  /** The page that the list stands on. */
  path: string;
}

/**
 * Projects on a map with their prices, and beside it as a list. On a phone the map fills the screen under a slim bar,
 * once JavaScript runs; without a map, the list has everything.
 */
export function ProjectMap({ projects, found, search, path }: ProjectMapProps) {
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const [moved, setMoved] = useState<MapArea>();
  const pins = useMemo(() => projects.flatMap(pinOf), [projects]);
  const sketch = useMemo(() => sketchOf(pins), [pins]);
  const area = useSameArea(search.area);
  const [asked, ask] = useAskedForMap();
  const { frame, canvas, state } = useMap(pins, {
    area,
    ground: asked,
    fillsPhone: true,
    chosen: pointed ?? chosen,
    onChoose: setChosen,
    onMove: setMoved,
    nameOfCluster: texts.together,
  });
  // Its card covers the lower edge of the map.
  useEffect(() => {
    if (chosen) frame.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, frame]);
  const back = useFocusOnScreen();
  const project = projects.find(({ id }) => id === chosen);
  const drawn = state === 'shown' || state === 'bare';
  const searched = moved && areaText(moved) === (area && areaText(area));
  return (
    <div data-starts className={`@container ${state === 'failed' ? '' : 'map-screen'}`}>
      <MapBar back={back} count={texts.count(projects.length, found)} search={search} path={path} />
      <div className="map-body grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div
          ref={frame}
          tabIndex={-1}
          className="map-frame relative isolate h-[56dvh] min-h-80 scroll-my-4 overflow-hidden rounded-card border border-line bg-pine-soft outline-none @4xl:sticky @4xl:top-36 @4xl:order-2 @4xl:h-[calc(100dvh-10rem)]"
        >
          <MapCanvas canvas={canvas} state={state} label={texts.label} sketch={sketch} keepsPins />
          <div className="absolute inset-x-16 top-3 z-1000 flex flex-col items-center gap-2">
            {drawn && moved && !searched && (
              <Link
                to={searchPath(search, { area: moved }, path)}
                preventScrollReset
                className="inline-flex min-h-11 items-center rounded-full bg-pine px-5 text-sm font-semibold text-on-pine shadow-float hover:bg-pine-deep"
              >
                {texts.searchArea}
              </Link>
            )}
            <p role="status" className="rounded-field bg-card px-4 py-2 text-sm shadow-float empty:hidden">
              {noteOf(state, { asked, empty: projects.length === 0, placed: pins.length > 0 })}
            </p>
          </div>
          {drawn && !asked && (
            <div
              className={`map-ask absolute inset-x-0 bottom-6 z-1000 grid justify-items-center gap-2 ${project ? 'md:hidden' : ''}`}
            >
              <Button
                onClick={() => {
                  ask();
                  // The pressed button goes.
                  frame.current?.focus();
                }}
              >
                {mapContent.show}
              </Button>
              <p className="rounded-field bg-card px-2 text-xs text-ink-muted">{mapContent.source}</p>
            </div>
          )}
          <p className="absolute inset-x-3 bottom-3 hidden rounded-field bg-card px-3 py-2 text-sm [@media(scripting:none)]:block">
            {texts.noScript}
          </p>
          {drawn && (
            <MapStrip projects={projects} priceOf={shortPrice} chosen={chosen} onChoose={setChosen} />
          )}
          <div aria-live="polite" className="map-card absolute inset-x-3 bottom-8 z-1000 mx-auto max-w-md">
            {project && drawn && (
              <div className="relative">
                <FoundCard property={project} layout="row" />
                <button
                  type="button"
                  aria-label={texts.close}
                  onClick={() => setChosen(undefined)}
                  className="absolute -top-3 -right-1 z-2 flex size-11 items-center justify-center rounded-full border border-line bg-card shadow-float hover:text-pine"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </div>
            )}
          </div>
        </div>
        <ul className="map-list grid content-start gap-3">
          {projects.map((property) => (
            <li
              key={property.id}
              onMouseEnter={() => setPointed(property.id)}
              onMouseLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(property.id)}
              onBlur={() => setPointed(undefined)}
            >
              <FoundCard property={property} layout="row" />
            </li>
          ))}
          <li>
            <Link
              to="/commute"
              className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
            >
              {texts.commute}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

/**
 * Whether the visitor has asked for the map, whose tiles come from another company: by the button of a list, which leads
 * here, or by the one on the map. A link from elsewhere is not enough.
 */
function useAskedForMap(): [boolean, () => void] {
  const [asked, setAsked] = useState(false);
  const { key } = useLocation();
  const [moved] = useState(key !== 'default');
  const cameFromHere = useBrowserFact(isFromHere);
  return [asked || moved || cameFromHere, () => setAsked(true)];
}

const isFromHere = () => document.referrer.startsWith(`${window.location.origin}/`);

/**
 * On a phone the map covers the page: the focus goes from the control that opened it into the bar, and back when the
 * map closes. Elsewhere the bar is hidden and the focus stays.
 */
function useFocusOnScreen() {
  const inside = useRef<HTMLAnchorElement>(null);
  // Before the first paint, because what the map hides loses the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches(opener)) inside.current?.focus({ preventScroll: true });
  }, []);
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true });
    },
    [],
  );
  return inside;
}

const opener = '[data-view="map"]';

/** The bar above the map on a phone: a link back to the list, the count and the filters. */
function MapBar({
  back,
  count,
  search,
  path,
}: {
  back: Ref<HTMLAnchorElement>;
  count: string;
  search: ProjectSearch;
  path: string;
}) {
  return (
    <div className="map-bar hidden items-center gap-2 border-b border-line bg-paper px-2">
      <Link
        ref={back}
        to={searchPath(search, { view: 'list' }, path)}
        className="inline-flex min-h-14 items-center gap-2 rounded-field px-2.5 text-sm font-semibold text-pine"
      >
        <List aria-hidden="true" className="size-5" />
        {texts.list}
      </Link>
      <span className="mr-auto flex min-w-0">
        {search.area ? (
          <Link
            to={searchPath(search, { area: undefined }, path)}
            aria-label={`${chips.remove}: ${chips.area}`}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-pine-soft pr-2.5 pl-3.5 text-sm font-medium whitespace-nowrap text-pine"
          >
            {chips.area}
            <X aria-hidden="true" className="size-4" />
          </Link>
        ) : (
          <span className="truncate text-sm text-ink-muted tabular-nums">{count}</span>
        )}
      </span>
      <FiltersButton search={search} />
    </div>
  );
}

/** The homes as dots on the drawn ground of the region, in place of a map. */
function sketchOf(pins: readonly Pin[]): MapSketchProps {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const position = {
    latitude: middle(pins.map(({ latitude }) => latitude)),
    longitude: middle(pins.map(({ longitude }) => longitude)),
  };
  const { x, y } = groundPoint(position, 'region');
  const dots = pins.map((pin) => {
    const { x: right, y: down } = groundPoint(pin, 'region');
    return <circle key={pin.id} cx={right - x} cy={down - y} r="6" fill="currentColor" />;
  });
  return { position: pins.length > 0 ? position : null, scale: 'region', children: dots };
}

function noteOf(
  state: ReturnType<typeof useMap>['state'],
  { asked, empty, placed }: { asked: boolean; empty: boolean; placed: boolean },
): string | undefined {
  if (state === 'failed') return texts.failed;
  if (empty) return texts.nothingHere;
  if (!placed) return texts.nowhere;
  return asked && state === 'bare' ? texts.withoutGround : undefined;
}

/** The same object for the same area: another object moves the map. */
function useSameArea(area: MapArea | undefined): MapArea | undefined {
  const text = area && areaText(area);
  return useMemo(() => readArea(text ?? null), [text]);
}

/** The price of a home in short, all-in where the search asked for it. */
function shortPrice(project: FoundProject): string {
  const total = shownAllIn(project)?.total;
  if (total) return `${budgetLabel(total)} ${prices.allIn.toLowerCase()}`;
  return project.price ? budgetLabel(project.price.from) : texts.onRequest;
}

function pinOf(project: FoundProject): Pin[] {
  const { id, title, position } = project;
  if (!position) return [];
  const text = shortPrice(project);
  return [{ id, ...position, label: { text, detail: title, name: `${title}, ${text}` } }];
}
