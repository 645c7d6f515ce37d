import { keyPart } from './seed.ts';
import type { PlaceSeed } from './seed.ts';

type Station = [name: string, latitude?: number, longitude?: number, details?: Partial<PlaceSeed>];

const toCheck = 'Position to be checked on a map.';
const source =
  'Positions from one public file of stations that looked surveyed; names as the operators use them.';
const aqua = 'Aqua line (NMRC).';
const blue = 'Blue line (DMRC).';

const noidaBlue: Station[] = [
  ['Noida Sector 15'],
  ['Noida Sector 16'],
  ['Noida Sector 18'],
  [
    'Botanical Garden',
    28.564,
    77.334,
    { hindiName: 'बॉटनिकल गार्डन', aliases: ['botanical', 'botanic garden'] },
  ],
  ['Golf Course', undefined, undefined, { hindiName: 'गोल्फ कोर्स', aliases: ['golf course noida'] }],
  [
    'Noida City Centre',
    undefined,
    undefined,
    { hindiName: 'नोएडा सिटी सेंटर', aliases: ['city centre', 'city center', 'noida city center'] },
  ],
];

const blueExtension: Station[] = [
  ['Noida Sector 34', 28.5802, 77.3635],
  ['Noida Sector 52', 28.5868, 77.3727],
  ['Noida Sector 61', 28.5977, 77.3724],
  ['Noida Sector 59', 28.6091, 77.373],
  ['Noida Sector 62', 28.617, 77.3736],
  [
    'Noida Electronic City',
    28.6287,
    77.3752,
    { key: 'metro/electronic-city', hindiName: 'नोएडा इलेक्ट्रॉनिक सिटी', aliases: ['electronic city'] },
  ],
];

const noidaAqua: Station[] = [
  ['Noida Sector 51', 28.5855, 77.3754],
  ['Noida Sector 50', 28.5745, 77.3784],
  ['Noida Sector 76', 28.5654, 77.3797],
  ['Noida Sector 101', 28.5561, 77.3851],
  ['Noida Sector 81', 28.5493, 77.3901],
  ['NSEZ', 28.5322, 77.395, { hindiName: 'एनएसईज़ेड', aliases: ['noida sez', 'nepz'] }],
  ['Noida Sector 83', 28.5223, 77.3965],
  ['Noida Sector 137', 28.5108, 77.4036],
  ['Noida Sector 142', 28.499, 77.4126],
  ['Noida Sector 143', 28.4942, 77.4223],
  ['Noida Sector 144', 28.4864, 77.433],
  ['Noida Sector 145', 28.4791, 77.4423],
  ['Noida Sector 146', 28.4688, 77.4551],
  ['Noida Sector 147', 28.4594, 77.466],
  ['Noida Sector 148', 28.448, 77.4767],
];

const greaterAqua: Station[] = [
  [
    'Knowledge Park II',
    28.4569,
    77.5003,
    { key: 'metro/knowledge-park-2', aliases: ['knowledge park 2', 'knowledge park', 'kp 2', 'kp ii'] },
  ],
  ['Pari Chowk', 28.4633, 77.5083, { hindiName: 'परी चौक', aliases: ['parichowk', 'pari chauk'] }],
  ['Alpha 1', 28.4709, 77.5127, { aliases: ['alpha i', 'alpha one', 'alpha'] }],
  ['Delta 1', 28.4784, 77.5256, { aliases: ['delta i', 'delta one', 'delta'] }],
  ['GNIDA Office', 28.4845, 77.5366, { aliases: ['gnida', 'greater noida authority'] }],
  ['Depot', 28.4887, 77.5441, { aliases: ['depot station', 'greater noida depot'] }],
];

/** Not in service: they have no day of opening, and nothing is near the metro because of them. */
const plannedNoida: Station[] = [
  ['Noida Sector 44'],
  ['Noida Office'],
  ['Noida Sector 97'],
  ['Noida Sector 105'],
  ['Noida Sector 108'],
  ['Noida Sector 93'],
  ['Panchsheel Balak Inter College', undefined, undefined, { aliases: ['panchsheel inter college'] }],
];
const plannedWest: Station[] = [
  ['Noida Sector 70'],
  ['Noida Sector 122'],
  ['Noida Sector 123'],
  ['Greater Noida West Sector 4', undefined, undefined, { region: 'greater-noida-west' }],
  ['Ecotech 12', undefined, undefined, { region: 'greater-noida-west', aliases: ['eco tech 12'] }],
  ['Greater Noida West Sector 2', undefined, undefined, { region: 'greater-noida-west' }],
  ['Greater Noida West Sector 3', undefined, undefined, { region: 'greater-noida-west' }],
  ['Greater Noida West Sector 10', undefined, undefined, { region: 'greater-noida-west' }],
  ['Greater Noida West Sector 12', undefined, undefined, { region: 'greater-noida-west' }],
  [
    'Knowledge Park V',
    undefined,
    undefined,
    {
      key: 'metro/knowledge-park-5',
      region: 'greater-noida-west',
      aliases: ['knowledge park 5', 'kp 5', 'kp v'],
    },
  ],
];
const plannedBoraki: Station[] = [
  ['Junpat Village', undefined, undefined, { aliases: ['junpat'] }],
  ['Boraki'],
];

export const stationSeeds: PlaceSeed[] = [
  ...stations(noidaBlue, { region: 'noida', opensOn: '2009-11-12', line: blue }),
  ...stations(blueExtension, { region: 'noida', opensOn: '2019-03-09', line: blue }),
  ...stations(
    [['Okhla Bird Sanctuary', undefined, undefined, { aliases: ['okhla bird', 'bird sanctuary'] }]],
    {
      region: 'noida',
      opensOn: '2017-12-25',
      line: 'Magenta line (DMRC).',
    },
  ),
  ...stations(noidaAqua, { region: 'noida', opensOn: '2019-01-25', line: aqua }),
  ...stations(greaterAqua, { region: 'greater-noida', opensOn: '2019-01-25', line: aqua }),
  ...stations(plannedNoida, {
    region: 'noida',
    line: `${aqua} Planned from Sector 142 to Botanical Garden, approved in February 2026. Names to be checked.`,
  }),
  ...stations(plannedWest, {
    region: 'noida',
    line: `${aqua} Planned from Sector 51 to Knowledge Park V, approved by the state in November 2024. Names to be checked.`,
  }),
  ...stations(plannedBoraki, {
    region: 'greater-noida',
    line: `${aqua} Planned from Depot to Boraki. Names to be checked.`,
  }),
];

/** The metro lines with the keys of their stations in service, in the order of travel. */
export const metroLines: { name: string; stations: string[] }[] = [
  { name: 'Blue Line', stations: keysOf([...noidaBlue, ...blueExtension]) },
  { name: 'Aqua Line', stations: keysOf([...noidaAqua, ...greaterAqua]) },
];

function keysOf(list: Station[]): string[] {
  return stations(list, { region: 'noida', line: '' }).map(({ key }) => key);
}

function stations(
  list: Station[],
  { line, ...shared }: { region: string; opensOn?: string; line: string },
): PlaceSeed[] {
  return list.map(([name, latitude, longitude, details]) => {
    const sector = /^Noida Sector (\w+)$/.exec(name)?.[1];
    const west = /^Greater Noida West (Sector \w+)$/.exec(name)?.[1];
    const placed = latitude !== undefined && longitude !== undefined;
    return {
      key: `metro/${keyPart(name)}`,
      kind: 'METRO' as const,
      name,
      ...shared,
      ...(sector && {
        hindiName: `नोएडा सेक्टर ${sector}`,
        aliases: [`sector ${sector}`, `सेक्टर ${sector}`],
        neighbours: [`noida/sector-${sector}`],
      }),
      ...(west && { aliases: [`gnw ${west.toLowerCase()}`] }),
      note: placed ? `${line} ${toCheck}` : line,
      ...(placed && { position: [latitude, longitude] as [number, number], source }),
      ...details,
    };
  });
}
