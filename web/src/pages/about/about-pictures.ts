import type { StaticImage } from '../../ui/pictures/static-picture.tsx';
import keys1280 from './blog-home-keys-on-table-1280.avif';
import keys640 from './blog-home-keys-on-table-640.avif';
import keysWebp from './blog-home-keys-on-table-960.webp';
import lobby1280 from './residence-lobby-reception-1280.avif';
import lobby640 from './residence-lobby-reception-640.avif';
import lobbyWebp from './residence-lobby-reception-960.webp';
import township1280 from './township-aerial-towers-1280.avif';
import township640 from './township-aerial-towers-640.avif';
import townshipWebp from './township-aerial-towers-960.webp';

export const keys: StaticImage = {
  avif: `${keys640} 640w, ${keys1280} 1280w`,
  webp: keysWebp,
  width: 1600,
  height: 900,
  colour: '#af835b',
  alt: 'Computer rendering of house keys with a house-shaped wooden tag on a table in a living room.',
};

export const lobby: StaticImage = {
  avif: `${lobby640} 640w, ${lobby1280} 1280w`,
  webp: lobbyWebp,
  width: 1600,
  height: 1067,
  colour: '#a99981',
  alt: 'Computer rendering of a residential lobby with a reception desk, seating and a cluster of pendant lights.',
};

export const township: StaticImage = {
  avif: `${township640} 640w, ${township1280} 1280w`,
  webp: townshipWebp,
  width: 1600,
  height: 1067,
  colour: '#89876e',
  alt: 'Computer rendering of a township seen from the air, with residential towers around a clubhouse, pool and sports courts.',
};
