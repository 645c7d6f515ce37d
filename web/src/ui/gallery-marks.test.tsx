import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Gallery } from './pictures/gallery.tsx';

const image = { url: '/files/1/tower.jpg', width: 1200, height: 800, colour: '#888888', alt: 'The tower' };

test.each([
  ['ARTISTS_IMPRESSION', 1],
  ['PHOTOGRAPH', 0],
  [null, 0],
] as const)('a picture of nature %s is marked %i times', (nature, count) => {
  const { container } = renderPage(<Gallery images={[{ ...image, nature }]} title="Jheel Court" />);
  // The style sheet puts the words on it.
  expect(container.querySelectorAll('[data-nature=ARTISTS_IMPRESSION]')).toHaveLength(count);
});
