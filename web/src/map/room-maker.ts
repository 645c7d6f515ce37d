import { divIcon, latLngBounds, marker, point } from 'leaflet';
import type { Map as MapOfLeaflet, Marker } from 'leaflet';
import { groupSpots } from './grouping.ts';
import { clusterButton } from './map-signs.ts';

/** The zoom from which signs are no longer grouped; signs at one place are stacked. */
const nearestClusterZoom = 18;
const edgePixels = 72;
const labelGapPixels = 8;

interface RoomMaker {
  /** Groups the signs that would cover each other at the current zoom. */
  make: () => void;
  /** Highlights the sign that holds a pin. */
  mark: (id: string | undefined) => void;
}

/** Keeps the labels of a map from covering each other: overlapping ones become one sign with their number. */
export function createRoomMaker(
  map: MapOfLeaflet,
  markers: ReadonlyMap<string, Marker>,
  { nameOfCluster, still }: { nameOfCluster: (count: number) => string; still: boolean },
): RoomMaker {
  let clusters: { sign: Marker; ids: string[] }[] = [];
  let marked: string | undefined;

  function make() {
    for (const { sign } of clusters) sign.remove();
    clusters = [];
    const labels = [...markers].flatMap(([id, pin]) => {
      const element = pin.getElement();
      const button = element?.querySelector('button');
      return element && button ? [{ id, pin, element, button }] : [];
    });
    for (const { element } of labels) {
      element.style.display = '';
      element.style.removeProperty('--lift');
    }
    const spots = labels.map(({ pin, button }) => {
      const { x, y } = map.latLngToLayerPoint(pin.getLatLng());
      return { x, y, width: button.offsetWidth, height: button.offsetHeight + labelGapPixels };
    });
    for (const members of groupSpots(spots)) {
      const held = members.flatMap((place) => labels[place] ?? []);
      if (held.length < 2) continue;
      if (map.getZoom() >= nearestClusterZoom) pileUp(held);
      else putTogether(held);
    }
    mark(marked);
  }

  function pileUp(held: { element: HTMLElement; button: HTMLElement }[]) {
    for (const [place, { element, button }] of held.entries()) {
      element.style.setProperty('--lift', `${-place * (button.offsetHeight + 4)}px`);
    }
  }

  function putTogether(held: { id: string; pin: Marker; element: HTMLElement }[]) {
    for (const { element } of held) element.style.display = 'none';
    const points = held.map(({ pin }) => map.latLngToLayerPoint(pin.getLatLng()));
    const middle = points.reduce((sum, one) => sum.add(one)).divideBy(points.length);
    const ids = held.map(({ id }) => id);
    const html = clusterButton(held.length, nameOfCluster(held.length), () => open(ids));
    const icon = divIcon({ html, className: 'map-cluster', iconSize: [0, 0] });
    const sign = marker(map.layerPointToLatLng(middle), { icon, interactive: false, keyboard: false });
    clusters.push({ sign: sign.addTo(map), ids });
  }

  /** Zooms in until its pins are apart, and focuses the first of them. */
  function open(ids: string[]) {
    const around = latLngBounds(ids.flatMap((id) => markers.get(id)?.getLatLng() ?? []));
    const padding = point(edgePixels, edgePixels);
    const nearer = Math.max(map.getBoundsZoom(around, false, padding.multiplyBy(2)), map.getZoom() + 1);
    map.once('zoomend', () => signOf(ids[0])?.querySelector('button')?.focus());
    map.setView(around.getCenter(), Math.min(nearer, nearestClusterZoom), { animate: !still });
  }

  function signOf(id: string | undefined): HTMLElement | undefined {
    const cluster = clusters.find(({ ids }) => id !== undefined && ids.includes(id));
    return (cluster?.sign ?? markers.get(id ?? ''))?.getElement();
  }

  function mark(id: string | undefined) {
    marked = id;
    for (const { sign, ids } of clusters) {
      sign.getElement()?.classList.toggle('map-label-chosen', id !== undefined && ids.includes(id));
    }
  }

  map.on('zoomend', make);
  return { make, mark };
}
