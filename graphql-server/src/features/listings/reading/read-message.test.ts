import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPlaces } from '../../place/gazetteer.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { ListingKind } from './listing.type.ts';
import { readMessage } from './read-message.ts';

const app = await startTestApp();
const now = new Date('2026-11-22T06:00:00Z');
const societies = [
  { name: 'Mahagun Moderne', placeKey: 'noida/sector-78' },
  { name: 'Supernova', placeKey: 'noida/sector-94' },
];
const places = await knownPlaces(app.context);

const read = (message: string) => readMessage(message, { places, societies, now });
/** The facts of each listing of a message; “?” marks what is asked about. */
const factsOf = (message: string) =>
  read(message).map(({ facts }) =>
    facts.map(({ field, value, isSure }) => `${field}: ${value}${isSure ? '' : '?'}`).sort(),
  );

/** A message with the facts that it states. */
interface Stated {
  message: string;
  kind: keyof typeof ListingKind;
  facts: Record<string, string | string[]>;
  remark?: string;
  questions?: string[];
  configurations?: string[][];
}

const stated = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Stated[];

/** The facts of a message that the reader got wrong. */
function differences({ message, kind, facts, remark = '', questions = [], configurations = [] }: Stated) {
  const listings = read(message);
  const [listing] = listings;
  const [found = []] = factsOf(message);
  const wanted = Object.entries(facts).flatMap(([field, values]) =>
    [values].flat().map((value) => `${field}: ${value}`),
  );
  return {
    missing: wanted.filter((line) => !found.includes(line)),
    wrong: found.filter((line) => !wanted.includes(line)),
    others: [
      ...(listings.length === 1 && listing?.kind === ListingKind[kind]
        ? []
        : [`${listings.length} ${listing?.kind ?? ''}`]),
      ...(listing?.remark.includes(remark) ? [] : [`remark: ${listing?.remark ?? ''}`]),
      ...(listing?.questions.map(({ field }) => field).join() === questions.join() ? [] : ['questions']),
      ...(JSON.stringify(listing?.configurations.map(({ rooms, area }) => [rooms, area])) ===
      JSON.stringify(configurations)
        ? []
        : [JSON.stringify(listing?.configurations)]),
    ],
  };
}

test.each(['messages.json', 'more-messages.json'])(
  'reads what the messages of %s state, and nothing else',
  (name) => {
    const all = stated(name);
    expect(all.length).toBeGreaterThanOrEqual(20);
    for (const one of all)
      expect(differences(one), one.message).toEqual({ missing: [], wrong: [], others: [] });
  },
);

test('lines, numbers and paragraphs are listings of their own, and share what stands around them', () => {
  const list = `Available in Sector 78 Noida\n1) 2 BHK Mahagun Moderne 1105 sqft 98 lac\n2) 3 BHK Antriksh Golf View 1650 sft 1.25 cr\nCall Ramesh 9810012345`;
  const shared = ['ownerMobile: 9810012345', 'ownerName: Ramesh', 'placeKey: noida/sector-78'];
  expect(factsOf(list)).toEqual([
    ['area: 1,105 sq ft?', ...shared, 'price: 98,00,000', 'rooms: 2 BHK', 'society: Mahagun Moderne'].sort(),
    [
      'area: 1,650 sq ft?',
      ...shared,
      'price: 1,25,00,000',
      'rooms: 3 BHK',
      'society: Antriksh Golf View',
    ].sort(),
  ]);
  const paragraphs = `3 BHK Sector 76\n1450 sqft\n95 lakh\n\n2 BHK Sector 77\n1050 sqft\n72 lakh`;
  expect(factsOf(paragraphs).map((facts) => facts.at(-2))).toEqual(['price: 95,00,000', 'price: 72,00,000']);
  const inline = '1) 2bhk sec 74 65 lakh 2) 3bhk sec 75 95 lakh';
  expect(factsOf(inline)).toHaveLength(2);
  const chat =
    '[22/11/26, 10:32:05] Ramesh Broker: 3bhk sec 76 95 lakh\n[22/11/26, 10:33:00] Ramesh Broker: shop sec 18 45 lakh';
  expect(factsOf(chat)).toEqual([
    ['placeKey: noida/sector-76', 'price: 95,00,000', 'rooms: 3 BHK'],
    ['kind: SHOP', 'placeKey: noida/sector-18', 'price: 45,00,000'],
  ]);
  const ten = Array.from(
    { length: 10 },
    (_, at) => `${(at % 3) + 2} bhk sector ${74 + at}, ${60 + at} lakh, 9th floor`,
  );
  expect(factsOf(ten.join('\n'))).toHaveLength(10);
});

test('one listing over several lines, and the sizes of one project, stay one', () => {
  const one = 'Price - 78L\nArea - 1100 sqft\nBHK - 2\nRent for now 15k\n\nFloor - 17/21\n\nCall 9810012345';
  expect(read(one)).toHaveLength(1);
  const launch =
    'New launch in Sector 150 by Prateek\n2 BHK 1150 sqft 95 lakh\n3 BHK 1650 sqft 1.35 cr\nPossession Dec 2029';
  const [project, ...others] = read(launch);
  expect(others).toEqual([]);
  expect(project?.configurations).toEqual([
    { rooms: '2 BHK', area: '1,150 sq ft', price: '95,00,000' },
    { rooms: '3 BHK', area: '1,650 sq ft', price: '1,35,00,000' },
  ]);
});

test('each fact names the words that say it, in the text that is answered', () => {
  const [listing] = read('*3 BHK*, Sector 76, 🏡 95 lakh');
  expect(listing?.facts.map(({ start, end }) => listing.text.slice(start, end))).toEqual([
    '3 BHK',
    'Sector 76',
    '95 lakh',
  ]);
});

test('a bare number is asked about, and never a price', () => {
  const [listing] = read('3bhk sector 76 1450 sqft demand 95');
  expect(listing?.facts.map(({ field }) => field)).not.toContain('price');
  expect(listing?.questions).toEqual([
    {
      field: 'price',
      question: 'What does “demand 95” mean as the price?',
      options: [{ label: '₹ 95 lakh', value: '95,00,000' }],
    },
  ]);
});

test('what is not understood is kept as a remark, phone numbers and the number of the flat too', () => {
  const [listing] = read('Flat no 1203, 3bhk sec 76, 95 lakh, bank auction case\nRealty King 9810012345');
  expect(listing?.remark).toBe('no 1203, bank auction case\nRealty King 9810012345');
});

test('never throws, and names places within the text, whatever is pasted', () => {
  const words = [
    '3',
    'bhk',
    '/',
    '+1',
    'sector',
    '76',
    '95',
    'lakh',
    'floor',
    '14/22',
    '\n',
    '\n\n',
    '*',
    '🔥',
    'owner',
  ];
  const pieces = fc.oneof(
    fc.constantFrom(...words, 'psf', '@', '(', ')', '1450', '1)', ',', 'Mahagun', 'गज', '<script>'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      for (const { text, facts } of read(parts.join(' ')))
        for (const { start, end, value } of facts) {
          expect(value).not.toBe('');
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
    }),
    { numRuns: 300 },
  );
});

test.each([
  'sector 1 noida ',
  '3 bhk 95 lakh\n',
  '14/22 ',
  '🔥',
  'Mahagun Moderne, ',
  '1 ',
  '( ',
  '~a',
  'owner 9810012345 ',
  'zzzzzzzz ',
])('takes a message of 10,000 characters of “%s” in a moment', (part) => {
  const before = performance.now();
  read(part.repeat(20_000 / part.length));
  expect(performance.now() - before).toBeLessThan(1_500);
});
