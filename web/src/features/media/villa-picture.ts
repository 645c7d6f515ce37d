import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import villa1280 from './modern-villa-pool-dusk-1280.avif';
import villa640 from './modern-villa-pool-dusk-640.avif';
import villaWebp from './modern-villa-pool-dusk-960.webp';

export const villa: StaticImage = {
  avif: `${villa640} 640w, ${villa1280} 1280w`,
  webp: villaWebp,
  width: 1600,
  height: 1067,
  colour: '#7b8893',
  alt: 'Computer rendering of a modern two-storey villa with a swimming pool and lit rooms at dusk.',
};
