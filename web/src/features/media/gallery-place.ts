/** The place of a picture in a grid of four columns: a large one takes two by two cells. */
export type GalleryPlace = 'left' | 'right' | 'wide' | 'row' | 'half' | 'small';

const blockSize = 5;
/** The places in the last row by its number of pictures, so that each row is full. */
const lastRows: readonly (readonly GalleryPlace[])[] = [
  [],
  ['row'],
  ['half', 'half'],
  ['wide', 'small', 'small'],
  ['small', 'small', 'small', 'small'],
];

/** Blocks of one large picture, alternately left and right, with four small ones; then the last row. */
export function galleryPlace(position: number, count: number): GalleryPlace {
  const blocks = Math.floor(count / blockSize);
  const block = Math.floor(position / blockSize);
  if (block >= blocks) return lastRows[count % blockSize]?.[position % blockSize] ?? 'small';
  if (position % blockSize > 0) return 'small';
  return block % 2 === 0 ? 'left' : 'right';
}
