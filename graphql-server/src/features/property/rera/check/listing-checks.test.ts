import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { ruleSeeds } from '../../../../database/rules/add-rules.ts';
import { ruleBookOf } from '../../../rule/rule-book.ts';
import type { RuleBook } from '../../../rule/rule-book.ts';
import { RuleAuthority } from '../../../rule/rule.type.ts';
import type { Rule } from '../../../rule/rule.type.ts';
import { PictureNature } from '../../../../files/image.type.ts';
import { BuildStage, SaleKind } from '../../facts/facts.type.ts';
import { AreaBasis, AreaUnit, PropertyStatus } from '../../property.type.ts';
import type { CheckedProperty, ListingFacts } from './check-sheet.ts';
import { listingChecks, openChecks } from './listing-checks.ts';
import { normalNumber, wrongRera } from '../read-rera.ts';
import { ReraExemption, ReraStatus } from '../rera-block.type.ts';
import type { Rera } from '../rera-block.type.ts';
import { lintText } from '../text-lint.ts';
import { plainFields } from 'domain/property/property-fields.ts';

const today = '2026-11-23';
const delivered = ruleSeeds.map(
  ({ key, value, authority, from }) =>
    ({
      ...{ key, value, authority: authority ?? null, subject: null },
      ...{ validFrom: from ?? null, validTo: null, otherValues: [], readOn: today, checkedOn: null },
    }) as unknown as Rule,
);

function bookOf(authority: RuleAuthority, day = today, without?: string): RuleBook {
  const rules = delivered.filter(({ key }) => key !== without);
  return ruleBookOf(rules, { authorities: [authority] }, day);
}

const registered: Rera = {
  ...{ status: ReraStatus.REGISTERED, authority: RuleAuthority.UP, asPrinted: false },
  ...{ validFrom: '2025-02-01', validTo: '2029-01-31', checkedOn: '2026-11-10', checkedBy: 'owner' },
  qrLink: 'https://www.up-rera.in/projectsummary?id=00000',
  ...{ accountNumber: '00110022003300', accountBank: 'Sample Bank', accountIfsc: 'ABCD0123456' },
  ...{ registeredCompletion: '2028-12-31', lastQuarterlyUpdate: '2026-10-12' },
  ...{ authorityScope: 'Sale of all homes', authorityFrom: '2026-01-01', picturesClearedOn: '2026-02-01' },
};

const sound: CheckedProperty = {
  title: 'Jheel Court',
  description: ['Two towers, 900 m from the station.'],
  ...{ disclaimer: 'The price does not include duty; parking is extra.', reraDetails: '' },
  ...{ reraNumber: 'UPRERAPRJ106523/01/2026', propertyStatus: PropertyStatus.FOR_SALE, sale: SaleKind.NEW },
  ...{ kind: null, stage: BuildStage.UNDER_CONSTRUCTION, costs: null },
  completion: { year: 2028, quarter: null, month: 12 },
  price: { from: 12_500_000, to: null },
  areas: [{ min: 1480, max: 1480, unit: AreaUnit.SQ_FT, basis: AreaBasis.CARPET }],
  ...{ images: [], features: [], amenities: [], pricedAt: new Date('2026-11-01T06:00:00Z') },
  rera: registered,
};

const agent = { number: 'UPRERAAGT25838', validTo: '2032-08-26', trained: true };

const size = { width: 1200, height: 800 };
const picture = { fileId: new ObjectId(), url: '/files/1/a.jpg', ...size, colour: '#888888', alt: '' };

interface Change {
  property?: Partial<CheckedProperty>;
  rera?: Partial<Rera>;
  facts?: Partial<ListingFacts>;
  day?: string;
  without?: string;
}

function checksOf({ property, rera, facts, day = today, without }: Change = {}) {
  const block = { ...registered, ...rera };
  return listingChecks(
    { ...sound, rera: block, ...property },
    {
      publishDay: day,
      othersWithNumber: [],
      hasEvidence: true,
      wasShown: false,
      isNew: false,
      agent,
      ...facts,
    },
    bookOf(block.authority ?? RuleAuthority.UP, day, without),
  );
}

/** The level of one check, and the field that it leads to. */
function outcome(number: number, change: Change): string {
  const check = checksOf(change).find((one) => one.number === number);
  return `${check?.level} ${check?.field}`;
}

test('pictures that say what they are, plans, and pictures of a completed home pass', () => {
  const natures = Object.values(PictureNature);
  const decided = natures.map((nature) => ({ ...picture, nature }));
  expect(outcome(14, { property: { images: decided } })).toBe('OK description');
  expect(outcome(14, { property: { images: [...decided, picture] } })).toBe('WARNING images');
  const plan = { configurations: [{ planId: picture.fileId.toHexString() }] } as Partial<CheckedProperty>;
  expect(outcome(14, { property: { images: [picture], ...plan } })).toBe('OK description');
  expect(outcome(14, { property: { images: [picture], stage: BuildStage.READY } })).toBe('OK description');
});

test('a sound listing passes all 17 checks', () => {
  const checks = checksOf();
  expect(checks.map(({ number }) => number)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
  expect(openChecks(checks)).toEqual([]);
  for (const { text, why } of checks) expect([text, why].every(Boolean)).toBe(true);
});

const resale = { status: ReraStatus.RESALE_BY_OWNER };
const exempt = {
  status: ReraStatus.EXEMPT,
  exemption: ReraExemption.SMALL_PROJECT,
  exemptionNote: 'Sanctioned plan 12 of 2026',
};
const ready = { stage: BuildStage.READY, sale: SaleKind.RESALE, completion: null };
const oldPrice = { pricedAt: new Date('2026-09-01T06:00:00Z') };
const before = { exemption: ReraExemption.COMPLETED_BEFORE_ACT, certificateNumber: 'CC 7' };
const blank = { rera: null };
const shown = { wasShown: true };

const priced = (from: number, to: number | null = null) => ({ price: { from, to } });
const toLet = { propertyStatus: PropertyStatus.FOR_RENT };
const sized = (min: number, unit = AreaUnit.SQ_FT, basis = AreaBasis.CARPET) => ({
  areas: [{ min, max: min, unit, basis }],
});
const parts = [{ key: '2-bhk', name: '2 BHK' }] as Partial<CheckedProperty>['configurations'];

const figures: [string, Partial<CheckedProperty>, string][] = [
  ['a price in lakhs', priced(85), 'WARNING price'],
  ['a rate for a price', priced(8_500), 'WARNING price'],
  ['a band in lakhs', priced(85, 120), 'WARNING price'],
  ['just below a lakh', priced(99_999), 'WARNING price'],
  ['a lakh for a shop counter', { ...priced(100_000), ...sized(60) }, 'OK price'],
  [
    'a rate for a gaj',
    { ...priced(120_000), ...sized(200, AreaUnit.SQ_YD, AreaBasis.PLOT) },
    'WARNING price',
  ],
  ['a plot', { ...priced(20_000_000), ...sized(200, AreaUnit.SQ_YD, AreaBasis.PLOT) }, 'OK price'],
  ['a rent', { ...priced(25_000), ...toLet }, 'OK price'],
  ['a rent in thousands', { ...priced(25), ...toLet }, 'WARNING price'],
  ['the price of a sale for a rent', { ...priced(8_500_000), ...toLet }, 'WARNING price'],
  ['the lowest rent', { ...priced(500), ...toLet }, 'OK price'],
  ['a size with a dot for thousands', sized(1.25), 'WARNING area'],
  ['a size without a price', { price: null, ...sized(1.25) }, 'WARNING area'],
  ['no price and no size', { price: null, areas: [] }, 'NOT_APPLICABLE price'],
  ['a size in metres', sized(4.6, AreaUnit.SQ_M), 'WARNING area'],
  ['a small size in metres', sized(4.7, AreaUnit.SQ_M), 'OK price'],
  ['a price of a configuration', { ...priced(85), configurations: parts }, 'WARNING configurations'],
];

test('a price that can hardly be is asked about, and what else its check finds as well', () => {
  const check = checksOf({ property: { ...priced(85), disclaimer: 'Sample.', ...sized(1.25) } })[12];
  expect(check?.text).toBe(
    'Is a price of ₹ 85 right? It may be in lakhs, or a rate. Is 1.25 sq ft right? A dot may stand where thousands are meant. Say what the price does not include.',
  );
});

const rows: [number, string, Change, string][] = [
  [1, 'no status', { property: blank }, 'BLOCKING rera.status'],
  [1, 'rent, but for sale', { rera: { status: ReraStatus.RENT } }, 'BLOCKING rera.status'],
  [1, 'resale of a new home', { rera: resale }, 'BLOCKING sale'],
  [
    1,
    'resale to let',
    { rera: resale, property: { propertyStatus: PropertyStatus.FOR_RENT } },
    'BLOCKING rera.status',
  ],
  [2, 'no number', { property: { reraNumber: null } }, 'BLOCKING reraNumber'],
  [2, 'the promoter’s', { property: { reraNumber: 'UPRERAPRM12345' } }, 'BLOCKING reraNumber'],
  [2, 'an agent’s', { property: { reraNumber: 'UPRERAAGT10202' } }, 'BLOCKING reraNumber'],
  [2, 'another form', { property: { reraNumber: 'UPRERA-7' } }, 'WARNING reraNumber'],
  [
    2,
    'another form, as printed',
    { property: { reraNumber: 'UPRERA-7' }, rera: { asPrinted: true } },
    'OK reraNumber',
  ],
  [2, 'no rule', { without: 'rera.projectPattern' }, 'WARNING reraNumber'],
  [
    2,
    'ready resale',
    { rera: resale, property: { ...ready, reraNumber: null } },
    'NOT_APPLICABLE reraNumber',
  ],
  [
    2,
    'resale of a booking',
    { rera: resale, property: { sale: SaleKind.RESALE, reraNumber: null } },
    'BLOCKING reraNumber',
  ],
  [3, 'used elsewhere', { facts: { othersWithNumber: ['Jheel Court II'] } }, 'WARNING reraNumber'],
  [4, 'no end', { rera: { validTo: null } }, 'BLOCKING rera.validTo'],
  [4, 'ended yesterday', { rera: { validTo: '2026-11-22' } }, 'BLOCKING rera.validTo'],
  [4, 'ends today', { rera: { validTo: today } }, 'OK rera.validTo'],
  [4, 'ends before its date', { facts: { publishDay: '2029-02-01' } }, 'BLOCKING rera.validTo'],
  [5, 'never', { rera: { checkedOn: null } }, 'BLOCKING rera.checkedOn'],
  [5, '30 days ago', { rera: { checkedOn: '2026-10-24' } }, 'OK rera.checkedOn'],
  [5, 'never, once shown', { rera: { checkedOn: null }, facts: shown }, 'WARNING rera.checkedOn'],
  [5, '31 days ago', { rera: { checkedOn: '2026-10-23' } }, 'BLOCKING rera.checkedOn'],
  [
    5,
    '31 days ago, once shown',
    { rera: { checkedOn: '2026-10-23' }, facts: shown },
    'WARNING rera.checkedOn',
  ],
  [5, 'by no named person', { rera: { checkedBy: null } }, 'BLOCKING rera.checkedOn'],
  [5, 'without evidence', { facts: { hasEvidence: false } }, 'BLOCKING documents'],
  [5, 'without evidence, once shown', { facts: { ...shown, hasEvidence: false } }, 'WARNING documents'],
  [5, 'no rule', { without: 'rera.recheckDays' }, 'WARNING rera.checkedOn'],
  [
    5,
    'no rule, without evidence',
    { facts: { hasEvidence: false }, without: 'rera.recheckDays' },
    'BLOCKING documents',
  ],
  [6, 'none', { rera: { qrLink: null } }, 'BLOCKING rera.qrLink'],
  [6, 'another host', { rera: { qrLink: 'https://up-rera.in.example.com/x' } }, 'BLOCKING rera.qrLink'],
  [6, 'no hosts known', { rera: { authority: RuleAuthority.MAHARASHTRA } }, 'WARNING rera.qrLink'],
  [7, 'no IFSC', { rera: { accountIfsc: null } }, 'BLOCKING rera.accountIfsc'],
  [
    7,
    'no rule',
    { rera: { accountBank: null }, without: 'rera.requireCollectionAccount' },
    'WARNING rera.accountBank',
  ],
  [8, 'no authority', { rera: { authority: null } }, 'BLOCKING rera.authority'],
  [8, 'no portal known', { rera: { authority: RuleAuthority.HARYANA_GURUGRAM } }, 'WARNING rera.authority'],
  [9, 'no number', { facts: { agent: { ...agent, number: '' } } }, 'BLOCKING company'],
  [9, 'a sample', { facts: { agent: { ...agent, number: 'SAMPLE-AGENT-2026-0062' } } }, 'BLOCKING company'],
  [9, 'ended', { facts: { agent: { ...agent, validTo: '2026-11-22' } } }, 'BLOCKING company'],
  [9, 'untrained in 2026', { facts: { agent: { ...agent, trained: false } } }, 'WARNING team'],
  [
    9,
    'untrained in 2027',
    { facts: { agent: { ...agent, trained: false } }, day: '2027-01-01' },
    'BLOCKING team',
  ],
  [9, 'another form', { facts: { agent: { ...agent, number: 'AGT-1' } } }, 'WARNING company'],
  [10, 'none', { rera: { authorityScope: null } }, 'WARNING rera.authorityScope'],
  [10, 'ended', { rera: { authorityTo: '2026-11-22' } }, 'WARNING rera.authorityTo'],
  [10, 'to let', { rera: { status: ReraStatus.RENT } }, 'NOT_APPLICABLE rera.authorityScope'],
  [
    11,
    'super area only',
    { property: { areas: [{ min: 9, max: 9, unit: AreaUnit.SQ_FT, basis: AreaBasis.SUPER_BUILT_UP }] } },
    'BLOCKING area',
  ],
  [11, 'no area', { property: { areas: [] } }, 'BLOCKING area'],
  [
    11,
    'a configuration without carpet area',
    { property: { configurations: [{ key: 'a', name: '2 BHK', priceFrom: 9_500_000, superArea: 1_150 }] } },
    'BLOCKING configurations',
  ],
  [
    11,
    'a plot',
    { property: { areas: [{ min: 9, max: 9, unit: AreaUnit.SQ_YD, basis: AreaBasis.PLOT }] } },
    'NOT_APPLICABLE area',
  ],
  [11, 'no price', { property: { price: null, areas: [] } }, 'NOT_APPLICABLE area'],
  [12, 'earlier', { property: { completion: { year: 2027, quarter: 4, month: null } } }, 'WARNING yearBuilt'],
  [
    12,
    'earlier, an estimate',
    {
      property: { completion: { year: 2027, quarter: 4, month: null } },
      rera: { completionIsEstimate: true },
    },
    'OK rera.registeredCompletion',
  ],
  [12, 'no registered day', { rera: { registeredCompletion: null } }, 'WARNING rera.registeredCompletion'],
  [13, 'old', { property: oldPrice }, 'WARNING price'],
  ...figures.map(([name, property, expected]): (typeof rows)[number] => [13, name, { property }, expected]),
  [13, 'no word of what is out', { property: { disclaimer: 'Sample.' } }, 'WARNING disclaimer'],
  [14, 'assured', { property: { description: ['Assured monthly returns.'] } }, 'WARNING description'],
  [14, 'title', { property: { title: 'Pre-launch towers' } }, 'WARNING title'],
  [14, 'pictures that do not say what they are', { property: { images: [picture] } }, 'WARNING images'],
  [15, 'not cleared', { rera: { picturesClearedOn: null } }, 'WARNING rera.picturesClearedOn'],
  [16, 'no reason', { rera: { status: ReraStatus.EXEMPT } }, 'BLOCKING rera.exemption'],
  [16, 'no proof', { rera: { ...exempt, exemptionNote: null } }, 'BLOCKING rera.exemptionNote'],
  [16, 'no size', { rera: exempt }, 'BLOCKING rera.projectLand'],
  [16, 'small', { rera: { ...exempt, projectLand: '500', projectUnits: 8 } }, 'OK rera.exemption'],
  [
    16,
    'nine units',
    { rera: { ...exempt, projectLand: '500', projectUnits: 9 } },
    'BLOCKING rera.projectUnits',
  ],
  [
    16,
    'large land',
    { rera: { ...exempt, projectLand: '500.01', projectUnits: 8 } },
    'BLOCKING rera.projectLand',
  ],
  [16, 'limit not known', { rera: exempt, without: 'rera.smallProjectLand' }, 'WARNING rera.exemption'],
  [
    16,
    'before the Act',
    { rera: { ...exempt, ...before, certificateDate: '2017-04-30' } },
    'OK rera.exemption',
  ],
  [
    16,
    'after the Act',
    { rera: { ...exempt, ...before, certificateDate: '2017-05-01' } },
    'BLOCKING rera.certificateDate',
  ],
  [17, 'nothing to show', { property: { ...blank, reraNumber: null } }, 'BLOCKING rera.status'],
];

test.each(rows)('check %i, %s', (number, _name, change, expected) => {
  expect(outcome(number, change)).toBe(expected);
});

test('all that is missing of the agent is said at once', () => {
  const missing = { number: 'SAMPLE-AGENT-2026-0062', validTo: null, trained: false };
  const textOf = (facts: Partial<ListingFacts>) =>
    checksOf({ facts }).find(({ number }) => number === 9)?.text;
  expect(textOf({ agent: missing })).toBe(
    'Our registration number as an agent is not entered yet. Its last day is not entered yet. No training certificate of the person who looks after it is recorded.',
  );
  expect(textOf({ agent: { ...agent, validTo: '2026-01-01', trained: false } })).toBe(
    'Our registration as an agent ended on 1 Jan 2026. No training certificate of the person who looks after it is recorded.',
  );
});

test('a sample needs no check, and no other listing is one', () => {
  const sample = checksOf({ property: { sample: true, ...blank } });
  expect(new Set(sample.map(({ level }) => level))).toEqual(new Set(['NOT_APPLICABLE']));
  expect(outcome(2, { property: { reraNumber: 'SAMPLE-2026-0150' } })).toBe('BLOCKING reraNumber');
});

const numbers: [RuleAuthority, 'project' | 'agent', string[], string[]][] = [
  [
    RuleAuthority.UP,
    'project',
    ['UPRERAPRJ151', 'UPRERAPRJ14636', 'UPRERAPRJ106523/01/2026', 'UPRERAPRJ378870/03/2025'],
    [
      'UPRERAPRJ',
      'UPRERAPRJ12',
      'UPRERAPRJ106523/13/2026',
      'UPRERAPRJ106523/1/2026',
      'XUPRERAPRJ151',
      'UPRERAPRM12345',
    ],
  ],
  [
    RuleAuthority.UP,
    'agent',
    ['UPRERAAGT10202', 'UPRERAAGT25838', 'UPRERAAGT0000827072025'],
    ['UPRERAAGT12', 'UPRERAAGT12345678', 'UPRERAPRJ10202'],
  ],
  [
    RuleAuthority.HARYANA_GURUGRAM,
    'project',
    ['RC/REP/HARERA/GGM/860/592/2024/87'],
    ['46OF2017/7(3)/45/2024/04', 'RC/HARERA/GGM/3846/3441/2025/723', 'RC/REP/HARERA/GGM/860/592/1999/87'],
  ],
  [
    RuleAuthority.HARYANA_GURUGRAM,
    'agent',
    ['RC/HARERA/GGM/3846/3441/2025/723'],
    ['RC/REP/HARERA/GGM/860/592/2024/87'],
  ],
  [
    RuleAuthority.HARYANA_PANCHKULA,
    'project',
    ['HRERA-PKL-FBD-881-2026'],
    ['HRERA-PKL-REA-3396-2025', 'HRERA-PKL-F-1-2026'],
  ],
  [RuleAuthority.HARYANA_PANCHKULA, 'agent', ['HRERA-PKL-REA-3396-2025'], ['HRERA-PKL-FBD-881-2026']],
  [
    RuleAuthority.MAHARASHTRA,
    'project',
    ['P52100077438', 'PR1260002502389'],
    ['P5210007743', 'A51700001835'],
  ],
  [RuleAuthority.MAHARASHTRA, 'agent', ['A51700001835'], ['P52100077438']],
];

test.each(numbers)('numbers of %s, %s', (authority, kind, good, bad) => {
  const pattern = bookOf(authority).find(kind === 'project' ? 'rera.projectPattern' : 'rera.agentPattern');
  const fitting = (number: string) => new RegExp(pattern?.value ?? '', 'u').test(normalNumber(number));
  expect(good.filter((number) => !fitting(number))).toEqual([]);
  expect(bad.filter(fitting)).toEqual([]);
});

test('a number is stored in one form', () => {
  expect(normalNumber(' uprera prj 106523/01/2026 ')).toBe('UPRERAPRJ106523/01/2026');
  expect(normalNumber('hrera–pkl—fbd‐881-2026')).toBe('HRERA-PKL-FBD-881-2026');
  expect(normalNumber('ＵＰＲＥＲＡＰＲＪ１５１')).toBe('UPRERAPRJ151');
});

test('days that contradict each other are refused', () => {
  const wrong = wrongRera(
    {
      ...registered,
      validFrom: '2026-02-30',
      validTo: '2024-01-01',
      extensionTo: '2023-01-01',
      checkedOn: '2026-11-24',
    },
    today,
  );
  expect(Object.keys(wrong).sort()).toEqual([
    'rera.checkedOn',
    'rera.extensionTo',
    'rera.validFrom',
    'rera.validTo',
  ]);
  expect(wrongRera(registered, today)).toEqual({});
});

test.each([
  ['Guaranteed rental yield of 8 %.', 1],
  ['Assured monthly returns.', 1],
  ['A risk-free choice.', 1],
  ['Expression of interest opens on Monday.', 1],
  ['The best project of Noida.', 1],
  ['A stone’s throw from the metro.', 1],
  ['Walking distance to the school! Close to everything.', 2],
  ['We promise no assured returns.', 0],
  ['450 m from the gate, close to the 45 m road.', 0],
  ['The structure is complete.', 0],
])('the words of “%s”', (text, count) => {
  expect(lintText(text)).toHaveLength(count);
});

/** The texts of a listing, by the field that has them. All rows of the table of typed texts are among them. */
const spoken = 'Assured returns of 12 % a year.';
const typedTexts = plainFields.flatMap(([name]) =>
  name === 'reraNumber' ? [] : [[name, { [name]: spoken }]],
);
const texts = [
  ...typedTexts,
  ['features', { amenities: [spoken] }],
  ['configurations', { configurations: [{ name: spoken, planRooms: [{ name: spoken }] }] }],
  ['towers', { towers: [{ name: spoken }] }],
  ['costs', { costs: { locationCharges: [{ name: spoken }] } }],
  ['costs', { costs: { paymentPlan: [{ name: spoken, whenReached: spoken }] } }],
  ['images', { images: [{ ...picture, alt: spoken, nature: PictureNature.PHOTOGRAPH }] }],
] as [string, Partial<CheckedProperty>][];

test.each(texts)('a promise in %s is found', (field, property) => {
  expect(outcome(14, { property })).toBe(`WARNING ${field}`);
});

test('a promise in the texts beside it is found: of the builder, the photographs and the documents', () => {
  expect(outcome(14, { facts: { textsBeside: [{ field: 'builder', text: spoken }] } })).toBe(
    'WARNING builder',
  );
});
