/** The names and spellings by which a text is matched to a place. */
export interface NamedPlace {
  key: string;
  kind: string;
  name: string;
  hindiName?: string | null;
  region: string | null;
  aliases: readonly string[];
}

/** Stations and the airport are near properties, but properties do not lie in them. */
const noAddress = new Set(['METRO', 'AIRPORT', 'CORRIDOR']);

/** Whether a property can point to a place of this kind. */
export function canHoldProperties(kind: string): boolean {
  return !noAddress.has(kind);
}

/**
 * The key of the place that a locality and a city name, such as “Sector 1, Greater Noida West” in Greater Noida. Null if
 * they name none, or several: sectors of one number in two regions are never mixed up.
 */
export function matchPlace(
  places: readonly NamedPlace[],
  { locality, city }: { locality?: string | null; city?: string | null },
): string | null {
  const [first = '', ...rest] = (locality ?? '').split(',').map(plain).filter(Boolean);
  if (!first) return null;
  const named = (text: string) => places.filter((place) => namesOf(place).includes(text));
  const regions = named(first).filter(({ kind }) => kind === 'REGION');
  const region = regionIn(places, rest) ?? regionIn(places, [plain(city ?? '')]);
  const found = named(first).filter(
    (place) =>
      canHoldProperties(place.kind) && place.kind !== 'REGION' && (!region || place.region === region),
  );
  const keys = [...new Set(found.map(({ key }) => key))];
  if (keys.length === 1) return keys[0] ?? null;
  return keys.length === 0 ? (regions[0]?.key ?? null) : null;
}

function regionIn(places: readonly NamedPlace[], texts: readonly string[]): string | undefined {
  const regions = places.filter(({ kind }) => kind === 'REGION');
  return texts.flatMap((text) => regions.find((place) => namesOf(place).includes(text)) ?? [])[0]?.key;
}

function namesOf({ name, hindiName, aliases }: NamedPlace): string[] {
  return [name, ...(hindiName ? [hindiName] : []), ...aliases].map(plain);
}

/** A name without capitals and punctuation, and with “sec” and “sector-150” written out. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replace(/^(?:sec|sect|sectr|sector)\s*(?=\d)/, 'sector ')
    .replace(/(\d) ([a-z])$/, '$1$2');
}
