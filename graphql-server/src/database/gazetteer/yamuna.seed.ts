import { inRegion, sectors } from './seed.ts';
import type { PlaceSeed } from './seed.ts';

const region = 'yamuna-expressway';
const labels = [
  ...['5', '8', '9', '15C', '16', '17', '17A', '17B', '18', '19', '20', '21'],
  ...['22A', '22B', '22C', '22D', '22E', '24', '24A', '25', '26', '28', '29', '32', '33'],
];

const announced = 'Announced in June 2025: check whether it is allotted.';
const notes: Record<string, { note?: string; aliases?: string[] }> = {
  '5': { note: announced },
  '8': { note: announced },
  '9': { note: announced },
  '21': { note: 'The sector of the film city.' },
  '25': { note: 'Sports city.' },
  '28': { note: 'Medical devices.' },
  '29': { note: 'Apparel.' },
};

export const yamunaSeeds: PlaceSeed[] = [
  ...sectors(region, labels, (label) => notes[label] ?? {}),
  inRegion(region, 'LANDMARK', 'International Film City', {
    hindiName: 'अंतरराष्ट्रीय फिल्म सिटी',
    aliases: ['yamuna film city', 'yeida film city', 'film city yamuna expressway'],
    within: ['yamuna-expressway/sector-21'],
    neighbours: ['yamuna-expressway/sector-21'],
  }),
  inRegion(region, 'LOCALITY', 'Jewar', { hindiName: 'जेवर', aliases: ['jevar', 'jewer'] }),
  inRegion(region, 'LOCALITY', 'Dankaur', { hindiName: 'दनकौर', aliases: ['dankor', 'dhankaur'] }),
  inRegion(region, 'LOCALITY', 'Rabupura', { hindiName: 'रबूपुरा', aliases: ['rabu pura'] }),
  inRegion(region, 'LOCALITY', 'Mirzapur', { hindiName: 'मिर्ज़ापुर', aliases: ['mirjapur'] }),
  {
    key: 'airport/noida-international',
    kind: 'AIRPORT',
    name: 'Noida International Airport',
    hindiName: 'नोएडा अंतरराष्ट्रीय हवाई अड्डा',
    region,
    aliases: [
      ...['jewar airport', 'jevar airport', 'noida airport', 'nia', 'yamuna airport', 'jewar hawai adda'],
      ...['जेवर एयरपोर्ट', 'नोएडा एयरपोर्ट', 'जेवर हवाई अड्डा'],
    ],
    neighbours: [
      ...['yamuna-expressway/jewar', 'yamuna-expressway/rabupura', 'yamuna-expressway/sector-28'],
      ...['yamuna-expressway/sector-29', 'yamuna-expressway/sector-32', 'yamuna-expressway/sector-33'],
    ],
    note: 'Enter the day of the opening, and the position, once both are confirmed.',
  },
];
