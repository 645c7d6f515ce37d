import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import balcony1280 from './blog-balcony-view-dusk-1280.avif';
import balcony640 from './blog-balcony-view-dusk-640.avif';
import balconyWebp from './blog-balcony-view-dusk-960.webp';

export const balcony: StaticImage = {
  avif: `${balcony640} 640w, ${balcony1280} 1280w`,
  webp: balconyWebp,
  width: 1600,
  height: 900,
  colour: '#977d6c',
  alt: 'Computer rendering of a furnished balcony looking over a lit city at dusk.',
};
