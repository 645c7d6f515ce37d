import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPlaces } from '../../place/gazetteer.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { understandQuery } from './understand.ts';
import type { Understood } from './understand.ts';

const app = await startTestApp();
const now = new Date('2026-11-22T06:00:00Z');

type Facts = Record<string, unknown>;

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

const { queries } = read('queries.json') as { queries: { id: string; query: string; expect: Facts }[] };
const more = read('more-queries.json') as { query: string; expect: Facts }[];

/** The names of the file in the style of the schema: `builderFloor` as BUILDER_FLOOR. */
function inCapitals(name: unknown): unknown {
  if (Array.isArray(name)) return name.map(inCapitals);
  return typeof name === 'string' ? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase() : name;
}

const named = ['intent', 'category', 'status', 'furnishing', 'sale', 'sort', 'kinds', 'facing', 'features'];

function asInSchema(facts: Facts): Facts {
  const { near, area } = facts as { near?: Facts; area?: Facts };
  return {
    ...facts,
    ...Object.fromEntries(named.flatMap((name) => (name in facts ? [[name, inCapitals(facts[name])]] : []))),
    ...(near && { near: { ...near, kind: inCapitals(near.kind) } }),
    ...(area && { area: { ...area, unit: inCapitals(area.unit), basis: inCapitals(area.basis) } }),
  };
}

/** Without what is not there, and lists in one order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain).sort();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([name, one]) => !['basis', 'id', 'metresMax'].includes(name) && isSaid(one))
    .map(([name, one]) => [name, plain(one)] as const);
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** The details of what `plain` leaves out: null says something there. */
function details({ near, area }: { near?: unknown; area?: unknown }): unknown {
  return { near: near ?? null, basis: (area as { basis?: unknown } | undefined)?.basis ?? null };
}

const document = `query ($query: String!) {
  understand(query: $query) {
    intent category kinds
    bedrooms { min max } baths { min max } balconies { min max } price { min max }
    area { min max unit basis }
    places placesOutside near { kind id metresMax }
    status possession { from to } furnishing facing features sale reraOnly sort
    assumed ambiguous leftover unsupported
    parts { field label without withoutField }
    otherReadings { label query }
  }
}`;

interface Answer extends Facts {
  parts: { field: string; label: string; without: string }[];
  otherReadings: { label: string; query: string }[];
}

async function understood(query: string): Promise<Answer> {
  const { data } = await app.ask<{ understand: Answer }>(document, { query });
  return data.understand;
}

function withoutParts({ parts: _parts, otherReadings: _readings, ...facts }: Answer): Facts {
  return facts;
}

test.each(queries.map(({ id, query, expect: wanted }) => [id, query, wanted] as const))(
  'understands %s: %s',
  async (_id, query, wanted) => {
    const answer = withoutParts(await understood(query));
    expect(plain(answer)).toEqual(plain(asInSchema(wanted)));
    expect(details(answer)).toEqual(details(asInSchema(wanted)));
  },
);

test.each(inGroups(more, 20))('understands many more ways to say it (%#)', async (...group) => {
  const places = await knownPlaces(app.context);
  for (const { query, expect: wanted } of group) {
    const { parts: _parts, otherReadings: _readings, ...facts } = understandQuery(query, places, now);
    expect(plain(facts), query).toEqual(plain(wanted));
    expect(details(facts), query).toEqual(details(wanted));
  }
});

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

const lists = ['places', 'kinds', 'features', 'placesOutside', 'leftover', 'unsupported'];

test('each part can be taken away alone', async () => {
  const places = await knownPlaces(app.context);
  const ask = (query: string) =>
    understandQuery(query, places, now) as unknown as Facts & Pick<Answer, 'parts'>;
  for (const { query } of [...queries, ...more]) {
    const whole = ask(query);
    for (const { field, without } of whole.parts) {
      const rest = ask(without);
      const said = `${query} → ${without}`;
      if (lists.includes(field)) expect(countOf(rest[field]), said).toBeLessThan(countOf(whole[field]));
      else expect(plain(rest[field] ?? null), said).not.toEqual(plain(whole[field]));
    }
  }
});

function countOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

test('each part says in a few words what it means', async () => {
  const { parts } = await understood('3bhk ready sector 150 under 1.2cr east facing');
  expect(parts.map(({ label }) => label)).toEqual([
    ...['3 BHK', 'Ready to move', 'Sector 150', 'Up to ₹ 1.2 Cr', 'East facing'],
  ]);
  expect(parts[3]?.without).toBe('3bhk ready sector 150 east facing');
});

test('a sector of two regions offers each of them', async () => {
  const { otherReadings } = await understood('sector 10 2bhk');
  expect(otherReadings).toEqual([
    { label: 'Sector 10, Noida', query: 'sector 10 noida 2bhk' },
    { label: 'Sector 10, Greater Noida West', query: 'sector 10 greater noida west 2bhk' },
  ]);
  const west = await understood(otherReadings[1]?.query ?? '');
  expect(west.places).toEqual(['greater-noida-west/sector-10']);
  expect(west.ambiguous).toEqual([]);
});

/** What is said of amounts, rooms and distances that no field of the schema and no filter can hold. */
function wrongNumbers({ price, bedrooms, baths, balconies, near, area }: Understood): unknown[] {
  const whole = [price, bedrooms, baths, balconies, { max: near?.metresMax ?? undefined }].flatMap((range) =>
    range ? [range.min, range.max] : [],
  );
  return [
    ...whole.filter((value) => value !== undefined && !(Number.isSafeInteger(value) && value >= 0)),
    ...[bedrooms?.max, baths?.max, balconies?.max].filter((value) => (value ?? 0) > 20),
    ...[area?.min, area?.max].filter((value) => value !== undefined && !(value >= 0 && value < 1e9)),
  ];
}

test('reads any text without failing, and the same each time', async () => {
  const places = await knownPlaces(app.context);
  const words = [...queries, ...more].flatMap(({ query }) => query.split(' '));
  const measures =
    ' crore | lakh | करोड़ |k| bhk | bath | balcony | km | m | sq ft | gaj | feet | rent '.split('|');
  const amount = fc.oneof(
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map(String),
    fc.double({ noNaN: false }).map(String),
    fc.integer({ min: 1e4, max: 1e13 }).map((value) => value.toLocaleString('en-IN')),
    fc.stringMatching(/^[०-९]{1,20}$/),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 220 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((list) => list.join(' ')),
    fc
      .array(fc.tuple(amount, fc.constantFrom('', ' ', '-', ' - ', '.', ' x '), fc.constantFrom(...measures)))
      .map((list) => list.flat().join('')),
  );
  fc.assert(
    fc.property(text, (query) => {
      const first = understandQuery(query, places, now);
      expect(understandQuery(query, places, now)).toEqual(first);
      expect(wrongNumbers(first), query).toEqual([]);
      for (const { without } of first.parts)
        expect(without.length).toBeLessThanOrEqual(query.length * 4 + 40);
    }),
    { numRuns: 400 },
  );
});

test('reads the first 200 characters', async () => {
  const { bedrooms, leftover } = await understood(`${'x'.repeat(199)} 3 bhk`);
  expect(bedrooms).toBeNull();
  expect(leftover).toEqual(['x'.repeat(199)]);
});

const buyers = read('buyer-queries.json') as { query: string; expect: Facts }[];

test.each(buyers.map(({ query, expect: wanted }) => [query, wanted] as const))(
  'understands what buyers type: %s',
  async (query, wanted) => {
    const places = await knownPlaces(app.context);
    const { parts: _parts, otherReadings: _readings, ...facts } = understandQuery(query, places, now);
    expect(plain(facts)).toEqual(plain(wanted));
    expect(details(facts)).toEqual(details(wanted));
  },
);

test.each(['62 se 80 sector', 'sector 105 to 135', 'sector 74, 76 to 79 or 93a', 'sector 3, 2, 1, 44'])(
  'a sector taken out of a range leaves all others: %s',
  async (query) => {
    const places = await knownPlaces(app.context);
    const { places: asked, parts } = understandQuery(query, places, now);
    expect(parts.length).toBeGreaterThan(3);
    for (const { of, without } of parts) {
      const left = understandQuery(without, places, now);
      expect(left.places, without).toEqual(asked?.filter((key) => !of?.split(' ').includes(key)));
      expect(left.leftover, without).toEqual([]);
    }
  },
);

test('a blank before the letter of a sector makes no difference, and an article is no letter', async () => {
  const places = await knownPlaces(app.context);
  const placesIn = (query: string) => understandQuery(query, places, now).places;
  for (const query of ['sec 93 a 3bhk', 'sector 93 a noida', 'sector 93 A', '3 bhk sector 93 a 2 cr'])
    expect(placesIn(query), query).toEqual(['noida/sector-93a']);
  for (const query of ['sector 93 a flat', 'sector 93 a furnished 3bhk', 'sector 62 a flat'])
    expect(placesIn(query), query).toEqual([query.includes('62') ? 'noida/sector-62' : 'noida/sector-93']);
});

test('corrects twelve words and leaves the others of a long text as they are', async () => {
  const places = await knownPlaces(app.context);
  const slips = (count: number) => `${'xqzzv '.repeat(count)}nodia sectr 75 appartmant`;
  expect(understandQuery(slips(10), places, now)).toMatchObject({ kinds: ['FLAT'] });
  expect(understandQuery(slips(20), places, now).leftover).toContain('appartmant');
});
