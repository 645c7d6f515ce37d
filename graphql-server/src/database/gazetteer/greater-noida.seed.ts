import { inRegion, numbered, numbers, sectors } from './seed.ts';
import type { PlaceSeed } from './seed.ts';

const west = 'greater-noida-west';
const region = 'greater-noida';

const westSeeds: PlaceSeed[] = [
  ...sectors(west, [...numbers(1, 4), '10', '11', '12', '16', '16B', '16C'], (label) =>
    label === '11' ? { note: 'Seen in one list only: check whether there is a Sector 11.' } : {},
  ),
  ...numbered(west, { name: 'Techzone', hindiName: 'टेकज़ोन', aliases: ['tech zone', 'tz', 'tekzone'] }, 1, {
    first: 4,
  }),
  ...numbered(west, { name: 'Knowledge Park', hindiName: 'नॉलेज पार्क', aliases: ['kp'] }, 1, { first: 5 }),
  inRegion(west, 'SECTOR', 'Ecotech 12', {
    hindiName: 'ईकोटेक 12',
    aliases: ['eco tech 12', 'ecotech xii', 'eco tech xii'],
  }),
  inRegion(west, 'LOCALITY', 'Gaur City', {
    hindiName: 'गौर सिटी',
    aliases: ['gaurcity', 'gor city', 'gaur', 'gaur chowk', 'गौर', 'गौड़ सिटी'],
    neighbours: ['greater-noida-west/sector-4', 'greater-noida-west/sector-16c'],
  }),
  ...numbered(west, { name: 'Gaur City', hindiName: 'गौर सिटी', aliases: ['gor city'] }, 2, {
    kind: 'LOCALITY',
    within: ['greater-noida-west/gaur-city'],
  }),
  ...(
    [
      ['Bisrakh', 'बिसरख', 'bisrakh jalalpur'],
      ['Shahberi', 'शाहबेरी', 'shah beri', 'sahberi'],
      ['Patwari', 'पतवाड़ी', 'patwadi'],
      ['Saini', 'सैनी', 'saini village'],
      ['Haibatpur', 'हैबतपुर', 'haibat pur'],
    ] as const
  ).map(([name, hindiName, ...aliases]) =>
    inRegion(west, 'LOCALITY', name, { hindiName, aliases: [...aliases], note: 'Village.' }),
  ),
  inRegion(west, 'LANDMARK', 'Ek Murti Chowk', {
    hindiName: 'एक मूर्ति चौक',
    aliases: ['ek murti', 'ek moorti', 'ek murti gol chakkar', '1 murti', 'एक मूर्ति'],
  }),
  inRegion(west, 'LANDMARK', 'Char Murti Chowk', {
    hindiName: 'चार मूर्ति चौक',
    aliases: ['char murti', 'char moorti', 'chaar murti', '4 murti', 'चार मूर्ति'],
    neighbours: ['greater-noida-west/gaur-city'],
  }),
  inRegion(west, 'LANDMARK', 'Kisan Chowk', {
    hindiName: 'किसान चौक',
    aliases: ['kisaan chowk'],
    neighbours: ['greater-noida-west/gaur-city'],
  }),
];

const check = 'Some lists name it: check whether it exists.';
const greek: [name: string, hindiName: string, count: number, ...aliases: string[]][] = [
  ['Alpha', 'अल्फा', 2, 'alfa'],
  ['Beta', 'बीटा', 2],
  ['Gamma', 'गामा', 2, 'gama'],
  ['Delta', 'डेल्टा', 3],
  ['Eta', 'ईटा', 2],
  ['Zeta', 'ज़ीटा', 2, 'zita'],
  ['Mu', 'म्यू', 2],
  ['Pi', 'पाई', 2],
  ['Sigma', 'सिग्मा', 4],
  ['Xu', 'ज़ू', 3, 'zu'],
];

const greaterSeeds: PlaceSeed[] = [
  ...greek.flatMap(([name, hindiName, count, ...aliases]) =>
    numbered(region, { name, hindiName, aliases }, count),
  ),
  ...numbered(region, { name: 'Omicron', hindiName: 'ओमिक्रॉन', aliases: ['omikron', 'omicorn'] }, 3),
  inRegion(region, 'SECTOR', 'Omicron 1A', {
    hindiName: 'ओमिक्रॉन 1A',
    aliases: ['omikron 1a', 'omicron ia'],
    neighbours: ['greater-noida/omicron-1'],
  }),
  inRegion(region, 'LOCALITY', 'Chi-Phi', { hindiName: 'काई-फाई', aliases: ['chi phi', 'chiphi', 'chi fi'] }),
  ...numbered(region, { name: 'Phi', hindiName: 'फाई', aliases: ['fi'] }, 4, {
    within: ['greater-noida/chi-phi'],
  }),
  ...numbered(region, { name: 'Chi', hindiName: 'काई' }, 5, { within: ['greater-noida/chi-phi'] }),
  inRegion(region, 'SECTOR', 'Theta', { hindiName: 'थीटा', aliases: ['thita'] }),
  inRegion(region, 'SECTOR', 'Omega', { hindiName: 'ओमेगा' }),
  inRegion(region, 'SECTOR', 'Tau', { hindiName: 'टाउ' }),
  inRegion(region, 'SECTOR', 'Rho 1', {
    hindiName: 'रो 1',
    aliases: ['rho i', 'rho one', 'sector 36', 'सेक्टर 36'],
    neighbours: ['greater-noida/rho-2'],
    note: 'Also known as Sector 36.',
  }),
  inRegion(region, 'SECTOR', 'Rho 2', {
    hindiName: 'रो 2',
    aliases: ['rho ii', 'rho two', 'sector 37', 'सेक्टर 37'],
    neighbours: ['greater-noida/rho-1'],
    note: 'Also known as Sector 37.',
  }),
  inRegion(region, 'SECTOR', 'Swarn Nagri', {
    hindiName: 'स्वर्ण नगरी',
    aliases: ['swarna nagri', 'swarn nagari', 'sector 31', 'सेक्टर 31'],
    note: 'Also known as Sector 31.',
  }),
  inRegion(region, 'SECTOR', 'Sector 27', { hindiName: 'सेक्टर 27' }),
  inRegion(region, 'SECTOR', 'P3', {
    hindiName: 'पी 3',
    aliases: ['p 3', 'sector p3'],
    neighbours: ['greater-noida/p4'],
  }),
  inRegion(region, 'SECTOR', 'P4', {
    hindiName: 'पी 4',
    aliases: ['p 4', 'sector p4'],
    neighbours: ['greater-noida/p3'],
  }),
  ...['Iota', 'Kappa', 'Lambda'].map((name) => inRegion(region, 'SECTOR', name, { note: check })),
  ...numbered(region, { name: 'Knowledge Park', hindiName: 'नॉलेज पार्क', aliases: ['kp'] }, 4),
  ...numbered(region, { name: 'Techzone', hindiName: 'टेकज़ोन', aliases: ['tech zone', 'tz', 'tekzone'] }, 3),
  inRegion(region, 'LOCALITY', 'Ecotech', { hindiName: 'ईकोटेक', aliases: ['eco tech', 'ecotec'] }),
  inRegion(region, 'LOCALITY', 'Jaypee Greens', {
    hindiName: 'जेपी ग्रीन्स',
    aliases: ['jp greens', 'jaypee green', 'jaypee greens greater noida'],
  }),
  inRegion(region, 'LANDMARK', 'Pari Chowk', {
    hindiName: 'परी चौक',
    aliases: ['parichowk', 'pari chauk', 'pari chok', 'परिचौक'],
  }),
  inRegion(region, 'LOCALITY', 'Surajpur', { hindiName: 'सूरजपुर', aliases: ['soorajpur'] }),
  inRegion(region, 'LOCALITY', 'Kasna', { hindiName: 'कासना' }),
  inRegion(region, 'LOCALITY', 'Site 4', {
    hindiName: 'साइट 4',
    aliases: ['site iv', 'site four', 'site-4'],
  }),
  inRegion(region, 'LOCALITY', 'Site 5', { hindiName: 'साइट 5', aliases: ['site v', 'site five', 'site-5'] }),
];

export const greaterNoidaSeeds: PlaceSeed[] = [...westSeeds, ...greaterSeeds];
