import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import gardenCourt1280 from './garden-court-mid-rise-morning-1280.avif';
import gardenCourt640 from './garden-court-mid-rise-morning-640.avif';
import gardenCourtWebp from './garden-court-mid-rise-morning-960.webp';
import pavilion640 from './landscaped-garden-pavilion-640.avif';
import pavilionWebp from './landscaped-garden-pavilion-960.webp';

export const gardenCourt: StaticImage = {
  avif: `${gardenCourt640} 640w, ${gardenCourt1280} 1280w`,
  webp: gardenCourtWebp,
  width: 1600,
  height: 1067,
  colour: '#8e938a',
  alt: 'Computer rendering of mid-rise apartment blocks around a landscaped garden court in the morning.',
};

export const pavilion: StaticImage = {
  avif: `${pavilion640} 640w`,
  webp: pavilionWebp,
  width: 1600,
  height: 1067,
  colour: '#9a9981',
  alt: 'Computer rendering of a landscaped garden with a curving path, a pavilion and towers behind.',
};
