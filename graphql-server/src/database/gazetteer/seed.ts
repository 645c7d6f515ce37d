/** A place of the gazetteer as it is delivered; editors change it afterwards. */
export interface PlaceSeed {
  key: string;
  kind: 'REGION' | 'SECTOR' | 'LOCALITY' | 'CORRIDOR' | 'LANDMARK' | 'METRO' | 'AIRPORT';
  name: string;
  hindiName?: string;
  region?: string;
  /** The places in which it lies besides its region: corridors, larger localities. */
  within?: string[];
  aliases?: string[];
  neighbours?: string[];
  isOutside?: true;
  opensOn?: string;
  position?: [latitude: number, longitude: number];
  note?: string;
  source?: string;
}

type Details = Omit<PlaceSeed, 'key' | 'kind' | 'name' | 'region'>;

/** The numbers from `first` to `last` as texts. */
export function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

/** The last part of a key: “Knowledge Park 2” becomes `knowledge-park-2`. */
export function keyPart(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The sectors of a region, each with those next to it by number as its neighbours. */
export function sectors(
  region: string,
  labels: readonly string[],
  detailsOf: (label: string) => Details = () => ({}),
): PlaceSeed[] {
  const keyOf = (label: string) => `${region}/sector-${label.toLowerCase()}`;
  return labels.map((label, index) => ({
    key: keyOf(label),
    kind: 'SECTOR' as const,
    name: `Sector ${label}`,
    hindiName: `सेक्टर ${label}`,
    region,
    neighbours: [labels[index - 1], labels[index + 1]].flatMap((other) =>
      other !== undefined && Math.abs(Number.parseInt(other) - Number.parseInt(label)) <= 1
        ? [keyOf(other)]
        : [],
    ),
    note: 'Neighbours follow the numbers: check them on a map.',
    ...detailsOf(label),
  }));
}

/** A place in a region. */
export function inRegion(
  region: string,
  kind: 'LOCALITY' | 'LANDMARK' | 'SECTOR',
  name: string,
  details: Details = {},
): PlaceSeed {
  return { key: `${region}/${keyPart(name)}`, kind, name, region, ...details };
}

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v'];
const spelled = ['', 'one', 'two', 'three', 'four', 'five'];

/** The parts of a place that differ by a number, such as Alpha 1 and Alpha 2, under all ways to write the number. */
export function numbered(
  region: string,
  names: { name: string; hindiName?: string; aliases?: string[] },
  count: number,
  details: Details & { first?: number; kind?: 'LOCALITY' | 'SECTOR' } = {},
): PlaceSeed[] {
  const { first = 1, kind = 'SECTOR', ...rest } = details;
  const keyOf = (number: number) => `${region}/${keyPart(names.name)}-${number}`;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const said = [names.name.toLowerCase(), ...(names.aliases ?? [])];
    const aliases = said.flatMap((word) => [
      ...(word === names.name.toLowerCase() ? [] : [`${word} ${number}`]),
      `${word} ${roman[number] ?? number}`,
      `${word} ${spelled[number] ?? number}`,
    ]);
    return {
      key: keyOf(number),
      kind,
      name: `${names.name} ${number}`,
      ...(names.hindiName && { hindiName: `${names.hindiName} ${number}` }),
      region,
      aliases,
      neighbours: [number - 1, number + 1]
        .filter((other) => other >= first && other < first + count)
        .map(keyOf),
      ...rest,
    };
  });
}
