import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Gallery } from './pictures/gallery.tsx';

const image = { url: '/files/1/tower.jpg', width: 1200, height: 800, colour: '#888888', alt: 'The tower' };
const impression = { ...image, nature: 'ARTISTS_IMPRESSION' } as const;
const photograph = { ...image, url: '/files/2/site.jpg', nature: 'PHOTOGRAPH' } as const;

test.each([
  ['one impression', [impression], 'Artist’s impression', 0],
  ['impressions alone', [impression, impression], 'All 2 pictures · artist’s impression', 0],
  // The style sheet puts the words on each of them: the strip and the small picture beside it show the second one.
  ['an impression among others', [photograph, impression], 'All 2 pictures', 2],
  ['a photograph', [photograph], '', 0],
  ['one that says nothing', [{ ...image, nature: null }], '', 0],
] as const)(
  'with %s, the gallery says once below it or on each picture what is no photograph',
  (_what, images, line, marks) => {
    const { container } = renderPage(<Gallery images={images} title="Jheel Court" />);
    expect(container.querySelector('section p')?.textContent ?? '').toBe(line);
    expect(container.querySelectorAll('[data-nature=ARTISTS_IMPRESSION]')).toHaveLength(marks);
  },
);

test.each([
  ['no photograph', [impression], 'Artist’s impression, no photographs yet'],
  [
    'no photograph among several',
    [impression, impression],
    'All 2 pictures · artist’s impression, no photographs yet',
  ],
  ['a photograph', [photograph, impression], 'All 2 pictures'],
] as const)('with %s, the gallery of a building that stands says so', (_what, images, line) => {
  const { container } = renderPage(<Gallery images={images} title="Jheel Court" isBuilt />);
  expect(container.querySelector('section p')?.textContent).toBe(line);
});
