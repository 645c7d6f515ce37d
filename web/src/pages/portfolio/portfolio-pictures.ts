import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import officeTower1280 from './glass-office-tower-afternoon-1280.avif';
import officeTower640 from './glass-office-tower-afternoon-640.avif';
import officeTowerWebp from './glass-office-tower-afternoon-960.webp';
import independentFloors1120 from './independent-floors-golden-hour-1120.avif';
import independentFloors640 from './independent-floors-golden-hour-640.avif';
import independentFloorsWebp from './independent-floors-golden-hour-960.webp';
import itPark1120 from './it-park-campus-golden-hour-1120.avif';
import itPark640 from './it-park-campus-golden-hour-640.avif';
import itParkWebp from './it-park-campus-golden-hour-960.webp';
import highStreet1120 from './retail-high-street-evening-1120.avif';
import highStreet640 from './retail-high-street-evening-640.avif';
import highStreetWebp from './retail-high-street-evening-960.webp';
import terraceTower1280 from './stepped-terrace-tower-golden-hour-1280.avif';
import terraceTower640 from './stepped-terrace-tower-golden-hour-640.avif';
import terraceTowerWebp from './stepped-terrace-tower-golden-hour-960.webp';
import studioEvening1280 from './studio-interior-evening-1280.avif';
import studioEvening640 from './studio-interior-evening-640.avif';
import studioEveningWebp from './studio-interior-evening-960.webp';

export const officeTower: StaticImage = {
  avif: `${officeTower640} 640w, ${officeTower1280} 1280w`,
  webp: officeTowerWebp,
  width: 1600,
  height: 1067,
  colour: '#6c88a1',
  alt: 'Computer rendering of a glass office tower with a double-height lobby beside a paved plaza.',
};

export const independentFloors: StaticImage = {
  avif: `${independentFloors640} 640w, ${independentFloors1120} 1120w`,
  webp: independentFloorsWebp,
  width: 1600,
  height: 1067,
  colour: '#a1a085',
  alt: 'Computer rendering of four-storey independent-floor homes along a street in golden light.',
};

export const itPark: StaticImage = {
  avif: `${itPark640} 640w, ${itPark1120} 1120w`,
  webp: itParkWebp,
  width: 1600,
  height: 1067,
  colour: '#948f77',
  alt: 'Computer rendering of an IT-park campus with linked office blocks and a fountain court in golden light.',
};

export const highStreet: StaticImage = {
  avif: `${highStreet640} 640w, ${highStreet1120} 1120w`,
  webp: highStreetWebp,
  width: 1600,
  height: 1067,
  colour: '#8c8282',
  alt: 'Computer rendering of a pedestrian shopping street with lit shopfronts and string lights in the evening.',
};

export const terraceTower: StaticImage = {
  avif: `${terraceTower640} 640w, ${terraceTower1280} 1280w`,
  webp: terraceTowerWebp,
  width: 1600,
  height: 1067,
  colour: '#808a8a',
  alt: 'Computer rendering of a stepped residential tower with planted terraces in low golden light.',
};

export const studioEvening: StaticImage = {
  avif: `${studioEvening640} 640w, ${studioEvening1280} 1280w`,
  webp: studioEveningWebp,
  width: 1600,
  height: 1067,
  colour: '#a78c72',
  alt: 'Computer rendering of a studio apartment in the evening, with a raised bed platform and warm lamps.',
};
