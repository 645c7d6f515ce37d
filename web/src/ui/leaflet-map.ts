import { divIcon, map as createMap, marker, tileLayer } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './leaflet-map.css';

interface MapOptions {
  latitude: number;
  longitude: number;
  /** The first tile is there. */
  onShown: () => void;
  /** A tile could not be loaded before any was there; the map is gone again. */
  onFailed: () => void;
}

const tiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
// https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap contributors</a>';
const zoom = 15;
const pinPixels = 44;

/** The pin of the drawn plan, so that nothing jumps when the map takes its place. */
const pin = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/></svg>`;

/** Draws a map with one pin into an element of the page; the function that it answers takes it away. */
export function drawMap(element: HTMLElement, options: MapOptions): () => void {
  const { latitude, longitude, onShown, onFailed } = options;
  const coarse = window.matchMedia('(pointer: coarse)').matches;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    center: [latitude, longitude],
    zoom,
    // The page scrolls on: by the wheel, and by one finger. Two fingers move and zoom the map.
    scrollWheelZoom: false,
    dragging: !coarse,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  });
  map.attributionControl.setPrefix(false);
  marker([latitude, longitude], {
    icon: divIcon({ html: pin, className: 'map-pin', iconSize: [pinPixels, pinPixels] }),
    interactive: false,
    keyboard: false,
  }).addTo(map);

  let shown = false;
  let gone = false;
  function remove() {
    if (gone) return;
    gone = true;
    map.remove();
  }
  tileLayer(tiles, { maxZoom: 19, attribution })
    .once('tileload', () => {
      shown = true;
      onShown();
    })
    .on('tileerror', () => {
      if (shown || gone) return;
      // Leaflet is still busy with the tile that failed.
      setTimeout(remove);
      onFailed();
    })
    .addTo(map);
  return remove;
}
