/** A rectangle on the map, in degrees. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Place {
  latitude: number;
  longitude: number;
}

/** Reads degrees as people type them, “28.6139” or “28,6139°”; null for an empty text, NaN for no number. */
export function readDegrees(typed: string): number | null {
  const plain = typed.trim().replace(/°$/, '').replace(',', '.');
  return plain ? Number(plain) : null;
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** The notations of places in copied texts, most reliable first. */
const spellings = [
  // The pin of a Google Maps address; the part after the @ is only the middle of the window.
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`mlat=${number}&mlon=${number}`),
  new RegExp(`[?&](?:q|query|ll|destination)=${number}(?:,|%2C)\\+?(?:%20)?${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`^(?:geo:)?${number}\\s*[,;\\s]\\s*${number}(?:\\?.*)?$`),
];

/**
 * Finds the place in a text: “28.6139, 77.2090”, or an address of Google Maps or OpenStreetMap; null if there
 * is none.
 */
export function readPlace(text: string): Place | null {
  for (const spelling of spellings) {
    const [found, latitude, longitude] = spelling.exec(text.trim()) ?? [];
    if (!found) continue;
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    return isOnEarth(place) ? place : null;
  }
  return null;
}

function isOnEarth({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Reads a place from two fields of degrees; null unless both are valid. */
export function typedPlace(latitude: string, longitude: string): Place | null {
  const place = { latitude: readDegrees(latitude) ?? NaN, longitude: readDegrees(longitude) ?? NaN };
  return isOnEarth(place) ? place : null;
}
