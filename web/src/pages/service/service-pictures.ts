import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import blueprint1280 from './blog-blueprint-on-desk-1280.avif';
import blueprint640 from './blog-blueprint-on-desk-640.avif';
import blueprintWebp from './blog-blueprint-on-desk-960.webp';

export const blueprint: StaticImage = {
  avif: `${blueprint640} 640w, ${blueprint1280} 1280w`,
  webp: blueprintWebp,
  width: 1600,
  height: 900,
  colour: '#6b7a90',
  alt: 'Computer rendering of a house blueprint on a desk with a model house, pencil, scale and rolled plans.',
};
