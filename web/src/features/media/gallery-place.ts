/** The place of a picture on a grid of four columns: large ones take two by two cells, the others one. */
export type GalleryPlace = 'left' | 'right' | 'wide' | 'row' | 'half' | 'small';

const blockSize = 5;
/** The last row by how many pictures it has, so that none stays half empty. */
const lastRows: readonly (readonly GalleryPlace[])[] = [
  [],
  ['row'],
  ['half', 'half'],
  ['wide', 'small', 'small'],
  ['small', 'small', 'small', 'small'],
];

/** Blocks of a large picture, by turns at the left and at the right, with four small ones; then what is left. */
export function galleryPlace(position: number, count: number): GalleryPlace {
  const blocks = Math.floor(count / blockSize);
  const block = Math.floor(position / blockSize);
  if (block >= blocks) return lastRows[count % blockSize]?.[position % blockSize] ?? 'small';
  if (position % blockSize > 0) return 'small';
  return block % 2 === 0 ? 'left' : 'right';
}
