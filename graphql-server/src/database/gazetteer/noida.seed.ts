import { inRegion, numbers, sectors } from './seed.ts';
import type { PlaceSeed } from './seed.ts';

/** There is no Sector 13. */
const labels = [
  ...numbers(1, 12),
  ...['14', '14A', '15', '15A', '16', '16A', '16B', ...numbers(17, 25), '25A', ...numbers(26, 38)],
  ...['38A', ...numbers(39, 63), '63A', ...numbers(64, 93), '93A', '93B', ...numbers(94, 140)],
  ...['140A', ...numbers(141, 143), '143B', ...numbers(144, 168)],
];

const corridors: [key: string, from: number, to: number][] = [
  ['corridor/noida-expressway', 44, 44],
  ['corridor/noida-expressway', 91, 98],
  ['corridor/noida-expressway', 104, 110],
  ['corridor/noida-expressway', 124, 168],
  ['corridor/central-noida', 70, 79],
  ['corridor/central-noida', 115, 122],
  ['corridor/sector-7x', 74, 79],
];

function corridorsOf(label: string): string[] {
  const number = Number.parseInt(label, 10);
  return corridors.filter(([, from, to]) => number >= from && number <= to).map(([key]) => key);
}

const villages: [name: string, hindiName: string, ...aliases: string[]][] = [
  ['Bhangel', 'भंगेल', 'bhangail'],
  ['Salarpur', 'सलारपुर'],
  ['Gejha', 'गेझा', 'gejha tilptabad', 'gheja'],
  ['Harola', 'हरौला', 'haraula'],
  ['Naya Bans', 'नया बांस', 'nayabans', 'naya baans'],
  ['Chora', 'चौड़ा', 'chaura', 'chora gaon'],
  ['Nithari', 'निठारी'],
  ['Chhalera', 'छलेरा', 'chalera'],
  ['Barola', 'बरौला', 'baraula'],
  ['Mamura', 'ममूरा', 'mamoora'],
  ['Sorkha', 'सोरखा', 'sorkha zahidabad', 'sarkha'],
  ['Hazipur', 'हाजीपुर', 'hajipur'],
  ['Garhi Chaukhandi', 'गढ़ी चौखंडी', 'garhi chokhandi', 'gadhi chaukhandi'],
  ['Sultanpur', 'सुल्तानपुर'],
  ['Shahpur', 'शाहपुर'],
  ['Raipur', 'रायपुर'],
];

/** What people call a sector by its best known part. */
const sectorWords: Record<string, string[]> = {
  '16A': ['film city', 'noida film city', 'filmcity', 'फिल्म सिटी', 'नोएडा फिल्म सिटी'],
  '18': ['atta', 'atta market', 'atta bazar', 'atta market noida', 'अट्टा', 'अट्टा मार्केट'],
  '32': [
    ...['city centre', 'city center', 'noida city centre', 'noida city center'],
    ...['सिटी सेंटर', 'नोएडा सिटी सेंटर'],
  ],
};

export const noidaSeeds: PlaceSeed[] = [
  ...sectors('noida', labels, (label) => ({ within: corridorsOf(label), aliases: sectorWords[label] })),
  inRegion('noida', 'LOCALITY', 'Noida Phase 2', {
    hindiName: 'नोएडा फेज 2',
    aliases: ['phase 2 noida', 'noida phase ii', 'noida phase two', 'phase ii noida'],
  }),
  inRegion('noida', 'LOCALITY', 'NSEZ', {
    hindiName: 'एनएसईज़ेड',
    aliases: ['noida sez', 'noida special economic zone', 'nepz', 'एनएसईजेड'],
  }),
  ...villages.map(([name, hindiName, ...aliases]) =>
    inRegion('noida', 'LOCALITY', name, { hindiName, aliases, note: 'Village.' }),
  ),
];
