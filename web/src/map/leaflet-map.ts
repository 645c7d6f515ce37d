import { divIcon, latLngBounds, map as createMap, marker, point, tileLayer } from 'leaflet';
import type { LatLng, LatLngBounds, Marker } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './leaflet-map.css';
import type { MapArea, Place } from 'domain/place/place.ts';
import { pinIcon, labelButton } from './map-signs.ts';
import type { PinLabel } from './map-signs.ts';
import { drawnGround } from './drawn-ground.ts';
import { createRoomMaker } from './room-maker.ts';

export interface Pin extends Place {
  id: string;
  /** A pin without a label cannot be chosen. */
  label?: PinLabel;
}

export interface LeafletMap {
  /**
   * Puts pins in the place of those before, and moves the map so that all are seen, or the given area; it stays where
   * it shows that already, and where it chooses a place.
   */
  show: (pins: readonly Pin[], area?: MapArea) => void;
  /** Loads the tiles from now on. */
  addGround: () => void;
  /** Makes one pin stand out. */
  mark: (id: string | undefined) => void;
  remove: () => void;
}

interface MapOptions {
  /** The view before there is a pin. */
  around?: Place;
  /** It fills the screen, so one finger moves it. */
  fillsScreen?: boolean;
  /** The first tile has loaded. */
  onShown: () => void;
  /** The first tile failed to load. */
  onBare: () => void;
  onChoose: (id: string) => void;
  /** The visitor has moved the map to this part. */
  onMove: (area: MapArea) => void;
  /** The accessible name of a sign for several pins. */
  nameOfCluster: (count: number) => string;
  /** Makes it a map to choose a place on: by a tap, or with the pin, which can be dragged. */
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
/** A note about the map covers this much of its upper edge. */
const notePixels = 72;
/** A part of an area’s width or height. */
const aboutTheSame = 0.02;
/** The card of a chosen pin covers this much of the lower edge of the map. */
const cardPixels = 260;

/** Draws a map into an element of the page; without pins it shows no place. */
export function drawMap(element: HTMLElement, options: MapOptions): LeafletMap {
  const { around, fillsScreen, onShown, onBare, onChoose, onMove, nameOfCluster, onPlace } = options;
  const coarse = window.matchMedia('(pointer: coarse)').matches;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = createMap(element, {
    // The wheel and one finger scroll the page; two fingers move and zoom the map.
    scrollWheelZoom: false,
    dragging: fillsScreen ?? !coarse,
    // Whole steps would leave up to three quarters of the frame empty.
    zoomSnap: 0.5,
    zoomAnimation: !still,
    fadeAnimation: !still,
    inertia: !still,
  });
  map.attributionControl.setPrefix(false);

  const markers = new Map<string, Marker>();
  let viewed = false;
  let hasGround = false;
  let shown = false;
  let gone = false;
  let settling = false;
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
      if (!shown && !gone) onBare();
    });
  drawnGround(map);
  const room = createRoomMaker(map, markers, { nameOfCluster, still });

  /** Moves by the map itself are not moves of the visitor. */
  function settle(move: () => void) {
    settling = true;
    move();
    settling = false;
    viewed = true;
  }

  function show(pins: readonly Pin[], area?: MapArea) {
    if (gone) return;
    for (const old of markers.values()) old.remove();
    markers.clear();
    const wanted = area
      ? latLngBounds([area.south, area.west], [area.north, area.east])
      : latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]));
    if (wanted.isValid() && !isInSight(wanted, Boolean(area))) {
      const [edge, top] = area ? [0, 0] : [edgePixels, notePixels];
      settle(() =>
        map.fitBounds(wanted, {
          maxZoom: area ? undefined : nearestZoom,
          paddingTopLeft: point(edge, top),
          paddingBottomRight: point(edge, edge),
          animate: false,
        }),
      );
    } else if (around && !viewed) {
      settle(() => map.setView([around.latitude, around.longitude], townZoom));
    }
    if (viewed && hasGround) ground.addTo(map);
    for (const pin of pins) markers.set(pin.id, put(pin));
    room.make();
  }

  function addGround() {
    hasGround = true;
    if (viewed && !gone) ground.addTo(map);
  }

  /** An area that was searched here is already in view; a place that was chosen here stays. */
  function isInSight(wanted: LatLngBounds, isArea: boolean): boolean {
    if (!viewed) return false;
    const view = map.getBounds();
    if (isArea) return view.pad(aboutTheSame).contains(wanted) && wanted.pad(aboutTheSame).contains(view);
    return Boolean(onPlace) && view.contains(wanted);
  }
  map.on('moveend', () => {
    if (settling || !viewed || gone) return;
    const view = map.getBounds();
    onMove({ south: view.getSouth(), west: view.getWest(), north: view.getNorth(), east: view.getEast() });
  });

  function put({ id, latitude, longitude, label }: Pin): Marker {
    const icon = label
      ? divIcon({
          html: labelButton(label, {
            onClick: () => choose(id),
            onFocus: () => settle(() => bringIn(id, false)),
          }),
          className: 'map-label',
          iconSize: [0, 0],
        })
      : pinIcon;
    // A pin that can be chosen is a native button.
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

  function bringIn(id: string, animate: boolean) {
    const at = markers.get(id)?.getLatLng();
    const paddingTopLeft = point(edgePixels, edgePixels);
    const paddingBottomRight = point(edgePixels, cardPixels);
    if (at) map.panInside(at, { paddingTopLeft, paddingBottomRight, animate });
  }

  function choose(id: string) {
    bringIn(id, !still);
    onChoose(id);
  }

  function mark(wanted: string | undefined) {
    for (const [id, pin] of markers) {
      const chosen = id === wanted;
      pin.getElement()?.classList.toggle('map-label-chosen', chosen);
      pin.setZIndexOffset(chosen ? 1_000 : 0);
    }
    room.mark(wanted);
  }

  return { show, addGround, mark, remove };
}
