import { svgOverlay } from 'leaflet';
import type { Map as Leaflet } from 'leaflet';
import { groundPath, groundPoint, groundScales } from 'domain/place/ground.ts';
import type { GroundScale } from 'domain/place/ground.ts';

/** Two corners of the region; what lies outside is drawn as well. */
const northWest = { latitude: 28.7, longitude: 77.2 };
const southEast = { latitude: 28.3, longitude: 77.7 };
const pane = 'drawn-ground';
/** Below the tiles, which Leaflet puts at 200. */
const belowTiles = '150';
const typePixels = 11;
/** From so many metres in a pixel on, there is room for the names of the region alone. */
const roomyMetres = 30;

/** Puts our own drawn ground under the tiles, so that a map is never empty. */
export function drawnGround(map: Leaflet): void {
  const [from, to] = [groundPoint(northWest), groundPoint(southEast)];
  const width = to.x - from.x;
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', [from.x, from.y, width, to.y - from.y].join(' '));
  drawing.setAttribute('class', 'map-ground');
  const ground = document.createElementNS(drawing.namespaceURI ?? '', 'use');
  drawing.append(ground);
  map.createPane(pane).style.zIndex = belowTiles;

  /** Names keep their size on the screen. */
  function fit() {
    const corners = [northWest, southEast].map(({ latitude, longitude }) =>
      map.project([latitude, longitude]),
    );
    const metres = width / ((corners[1]?.x ?? 0) - (corners[0]?.x ?? 0));
    const scale: GroundScale = metres < roomyMetres ? 'town' : 'region';
    ground.setAttribute('href', `${groundPath}#${scale}`);
    ground.setAttribute('transform', `scale(${groundScales[scale]})`);
    drawing.style.setProperty('--type', `${metres * typePixels}px`);
  }
  map.whenReady(() => {
    svgOverlay(
      drawing,
      [
        [southEast.latitude, northWest.longitude],
        [northWest.latitude, southEast.longitude],
      ],
      { pane },
    ).addTo(map);
    fit();
    map.on('zoomend', fit);
  });
}
