import { groundPoint, groundScales } from 'domain/place/ground.ts';
import { escapeMarkup } from 'domain/text/escaped.ts';
import type { AppContext } from '../../base/context.ts';
import { metroLines } from '../../database/gazetteer/stations.seed.ts';
import { gazetteer } from '../place/gazetteer.ts';
import { PlaceKind } from '../place/place.type.ts';
import type { Place } from '../place/place.type.ts';
import { placePosition } from '../property/facts/position-of-place.ts';

/** Type of this many pixels at each scale; the page may set another by `--type`, in metres. */
const typePixels = 11;
/** A place is not named again where a station of the same name lies within so many metres. */
const nearMetres = 2_000;
/** Two stations so near to each other are an interchange, and have one label. */
const interchangeMetres = 450;
const drawnKinds: readonly PlaceKind[] = [
  PlaceKind.SECTOR,
  PlaceKind.LOCALITY,
  PlaceKind.LANDMARK,
  PlaceKind.AIRPORT,
];

interface Spot {
  name: string;
  x: number;
  y: number;
}

/** A metro line: its stations in the order of travel, undefined where the position of one is not known. */
interface Line {
  name: string;
  stations: (Spot | undefined)[];
  known: Spot[];
}

/**
 * The drawn ground of maps as SVG: the metro lines in service with their stations, and the places whose positions an editor
 * entered or the properties there tell. Nothing is drawn whose position is not known. `#town` and `#region` are the same
 * ground at the scales of `groundScales`, with the names that fit there, in the colours of the page that uses them.
 */
export async function mapGround(context: AppContext): Promise<string> {
  const { byKey, places } = await gazetteer(context);
  const spotOf = async (place: Place | undefined): Promise<Spot | undefined> => {
    const position = place && (await placePosition(context, place));
    return position ? { name: shortName(place.name), ...groundPoint(position) } : undefined;
  };
  const lines = await Promise.all(
    metroLines.map(async ({ name, stations: keys }) => {
      const stations = await Promise.all(keys.map((key) => spotOf(byKey.get(key))));
      return { name, stations, known: stations.filter((spot) => spot !== undefined) };
    }),
  );
  const found = await Promise.all(places.filter(({ kind }) => drawnKinds.includes(kind)).map(spotOf));
  const stations = lines.flatMap(({ known }) => known);
  const named = found.filter(
    (spot): spot is Spot => spot !== undefined && !stations.some((station) => isSame(spot, station)),
  );
  const all = drawing(lines, { stations: withInterchanges(stations), places: named });
  const ends = drawing(lines, { stations: lines.flatMap(endsOf), places: [] });
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${part('town', all)}${part('region', ends)}</defs></svg>`;
}

/** Stations are named as their signs are on the spot, without the town. */
function shortName(name: string): string {
  return name.replace(/^Noida (?=Sector )/, '');
}

function isSame(one: Spot, other: Spot): boolean {
  return one.name === other.name && apart(one, other) < nearMetres;
}

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Names that would stand on each other become one. */
function withInterchanges(stations: readonly Spot[]): Spot[] {
  return stations.reduce<Spot[]>((before, spot) => {
    const at = before.findIndex((other) => apart(other, spot) < interchangeMetres);
    const other = before[at];
    return other ? before.with(at, { ...other, name: `${other.name} / ${spot.name}` }) : [...before, spot];
  }, []);
}

/** The first and the last station whose position is known. */
function endsOf({ known }: Line): Spot[] {
  return [known[0], known.at(-1)].filter((spot) => spot !== undefined);
}

function part(id: keyof typeof groundScales, content: string): string {
  const metres = groundScales[id];
  return `<g id="${id}" transform="scale(${1 / metres})" style="font-size:var(--type,${metres * typePixels}px)">${content}</g>`;
}

/** In metres; strokes and dots keep their width at every scale. */
function drawing(lines: readonly Line[], names: { stations: Spot[]; places: Spot[] }): string {
  const paths = lines.map(({ stations }) => stroke(pathOf(stations), 3)).join('');
  const dots = lines.map(({ stations }) => stroke(dotsOf(stations), 8)).join('');
  const ofLines = lines.flatMap(({ name, known }) => {
    const middle = known[Math.floor(known.length / 2)];
    return middle ? [text({ ...middle, name }, 'text-anchor="end" dx="-.9em" font-weight="600"')] : [];
  });
  const ofPlaces = names.places.map((spot) => text(spot, 'text-anchor="middle" opacity=".75"'));
  const ofStations = names.stations.map((spot) => text(spot, 'dx=".8em"'));
  return `${paths}${dots}<g fill="currentColor" style="paint-order:stroke;stroke:var(--color-pine-soft);stroke-width:.3em">${[...ofPlaces, ...ofStations, ...ofLines].join('')}</g>`;
}

function stroke(path: string, width: number): string {
  return `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke" d="${path}"/>`;
}

/** A line from station to station; it breaks where a position is not known. */
function pathOf(stations: readonly (Spot | undefined)[]): string {
  return stations
    .map((spot, index) => (spot ? `${stations[index - 1] ? 'L' : 'M'}${spot.x} ${spot.y}` : ''))
    .join('');
}

function dotsOf(stations: readonly (Spot | undefined)[]): string {
  return stations.map((spot) => (spot ? `M${spot.x} ${spot.y}h0` : '')).join('');
}

function text({ name, x, y }: Spot, attributes: string): string {
  return `<text x="${x}" y="${y}" dy=".35em" ${attributes}>${escapeMarkup(name)}</text>`;
}
