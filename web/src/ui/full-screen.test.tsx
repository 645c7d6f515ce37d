import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Gallery } from './gallery.tsx';

const images = ['a', 'b', 'c'].map((id) => ({
  id,
  url: `/files/${id}/${id}.webp`,
  width: 1600,
  height: 1067,
  colour: '#204030',
  alt: `Picture ${id}`,
}));

test('a picture opens full-screen, and the view closes again', async () => {
  const { user } = renderPage(<Gallery images={images} title="Green Court" />);
  await user.click(screen.getByRole('link', { name: 'Open picture 2 of 3' }));
  const view = screen.getByRole('dialog', { name: 'All pictures of Green Court' });
  await user.click(within(view).getByRole('button', { name: 'Close' }));
  expect(within(view).queryByRole('button', { name: 'Close' })).toBeNull();
});

test('without pictures there is no gallery', () => {
  renderPage(<Gallery images={[]} title="Green Court" />);
  expect(screen.queryByRole('region', { name: 'Pictures of Green Court' })).toBeNull();
});
