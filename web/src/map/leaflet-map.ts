import { bounds, divIcon, latLngBounds, map as createMap, marker, point, tileLayer } from 'leaflet';
import type { Bounds, LatLng, Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './leaflet-map.css';
import type { Place } from '../lib/place.ts';

export interface Pin extends Place {
  id: string;
  /** The pin’s text and its accessible name; a pin without a label cannot be chosen. */
  label?: { text: string; name: string };
}

export interface LeafletMap {
  /**
   * Replaces the pins and moves the map to show them all. A map for choosing a place moves only if the pin is
   * out of sight.
   */
  show: (pins: readonly Pin[]) => void;
  /** Highlights one pin. */
  mark: (id: string | undefined) => void;
  remove: () => void;
}

interface MapOptions {
  /** The view without a pin. */
  around?: Place;
  /** Called when the first tile has loaded. */
  onShown: () => void;
  /** Called when a tile fails before any has loaded; the map has been removed. */
  onFailed: () => void;
  onChoose: (id: string) => void;
  /** Lets the visitor choose a place, with a tap or by dragging the pin. */
  onPlace?: (place: Place) => void;
}

const tiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
// The form of attribution: https://osmfoundation.org/wiki/Licence/Attribution_Guidelines
const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap contributors</a>';
const nearestZoom = 15;
const townZoom = 11;
/** Six decimals of a degree are about ten centimetres. */
const placeDigits = 6;
const edgePixels = 48;
const pinPixels = 44;
/** The card of a chosen pin covers this much of the map’s lower edge. */
const cardPixels = 260;

/** The same pin as in the drawn plan, so that nothing jumps when the map replaces it. */
const sign = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/></svg>`;

/** Draws a map into an element of the page; the map has no position until it gets pins. */
export function drawMap(element: HTMLElement, options: MapOptions): LeafletMap {
  const { around, onShown, onFailed, onChoose, onPlace } = options;
  const coarse = window.matchMedia('(pointer: coarse)').matches;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    // The wheel and one finger scroll the page; two fingers move and zoom the map.
    scrollWheelZoom: false,
    dragging: !coarse,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  });
  map.attributionControl.setPrefix(false);

  const markers = new Map<string, Marker>();
  let viewed = false;
  let shown = false;
  let gone = false;
  function remove() {
    if (gone) return;
    gone = true;
    map.remove();
  }
  const ground = tileLayer(tiles, { maxZoom: 19, attribution })
    .once('tileload', () => {
      shown = true;
      onShown();
    })
    .on('tileerror', () => {
      if (shown || gone) return;
      // Leaflet still works on the failed tile, so the removal waits.
      setTimeout(remove);
      onFailed();
    });

  function show(pins: readonly Pin[]) {
    if (gone) return;
    for (const old of markers.values()) old.remove();
    markers.clear();
    const places = latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]));
    const inSight = onPlace && viewed && places.isValid() && map.getBounds().contains(places);
    if (places.isValid() && !inSight) {
      const padding = point(edgePixels, edgePixels);
      map.fitBounds(places, { maxZoom: nearestZoom, padding, animate: false });
      viewed = true;
    } else if (around && !viewed) {
      map.setView([around.latitude, around.longitude], townZoom);
      viewed = true;
    }
    if (viewed) ground.addTo(map);
    for (const pin of pins) markers.set(pin.id, put(pin));
    makeRoom();
  }

  function put({ id, latitude, longitude, label }: Pin): Marker {
    const icon = label
      ? divIcon({ html: buttonOf(label, () => choose(id)), className: 'map-label', iconSize: [0, 0] })
      : divIcon({ html: sign, className: 'map-pin', iconSize: [pinPixels, pinPixels] });
    // A pin that can be chosen contains a native button.
    const draggable = Boolean(onPlace);
    return marker([latitude, longitude], { icon, interactive: draggable, draggable, keyboard: false })
      .on('dragend', ({ target }: { target: Marker }) => place(target.getLatLng()))
      .addTo(map);
  }

  function place(at: LatLng) {
    const { lat, lng } = at.wrap();
    onPlace?.({ latitude: Number(lat.toFixed(placeDigits)), longitude: Number(lng.toFixed(placeDigits)) });
  }
  if (onPlace) map.on('click', ({ latlng }) => place(latlng));

  function choose(id: string) {
    const at = markers.get(id)?.getLatLng();
    const paddingTopLeft = point(edgePixels, edgePixels);
    const paddingBottomRight = point(edgePixels, cardPixels);
    if (at) map.panInside(at, { paddingTopLeft, paddingBottomRight, animate: !still });
    onChoose(id);
  }

  /** Avoids overlapping labels: the first stays, and later ones become dots until the visitor zooms in. */
  function makeRoom() {
    const placed: Bounds[] = [];
    for (const pin of markers.values()) {
      const element = pin.getElement();
      const button = element?.querySelector('button');
      if (!element || !button) continue;
      element.classList.remove('map-dot');
      const at = map.latLngToLayerPoint(pin.getLatLng());
      const half = point(button.offsetWidth / 2, 0);
      const box = bounds(at.subtract(half).subtract([0, button.offsetHeight]), at.add(half));
      const covered = placed.some((other) => other.overlaps(box));
      element.classList.toggle('map-dot', covered);
      if (!covered) placed.push(box);
    }
  }
  map.on('zoomend', makeRoom);

  function mark(wanted: string | undefined) {
    for (const [id, pin] of markers) {
      const chosen = id === wanted;
      pin.getElement()?.classList.toggle('map-label-chosen', chosen);
      pin.setZIndexOffset(chosen ? 1_000 : 0);
    }
  }

  return { show, mark, remove };
}

function buttonOf({ text, name }: NonNullable<Pin['label']>, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.ariaLabel = name;
  button.addEventListener('click', onClick);
  return button;
}
