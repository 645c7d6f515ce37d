import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import livingRoom1280 from './living-room-afternoon-1280.avif';
import livingRoom640 from './living-room-afternoon-640.avif';
import livingRoomWebp from './living-room-afternoon-960.webp';
import kitchen640 from './modular-kitchen-daylight-640.avif';
import kitchenWebp from './modular-kitchen-daylight-960.webp';
import studio640 from './studio-interior-daylight-640.avif';
import studioWebp from './studio-interior-daylight-960.webp';

export const livingRoom: StaticImage = {
  avif: `${livingRoom640} 640w, ${livingRoom1280} 1280w`,
  webp: livingRoomWebp,
  width: 1600,
  height: 1067,
  colour: '#a18e76',
  alt: 'Computer rendering of a living room with a sofa, armchairs and full-height windows over the city.',
};

export const kitchen: StaticImage = {
  avif: `${kitchen640} 640w`,
  webp: kitchenWebp,
  width: 1600,
  height: 1067,
  colour: '#a4937d',
  alt: 'Computer rendering of a modular kitchen with an island, three stools and pendant lights.',
};

export const studio: StaticImage = {
  avif: `${studio640} 640w`,
  webp: studioWebp,
  width: 1600,
  height: 1067,
  colour: '#ae9780',
  alt: 'Computer rendering of a studio apartment with sofa, shelf divider, bed and kitchenette in daylight.',
};
