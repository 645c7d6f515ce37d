import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
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
  await user.click(screen.getAllByRole('link', { name: 'Open picture 2 of 3' })[0] ?? document.body);
  const view = screen.getByRole('dialog', { name: 'All pictures of Green Court' });
  await user.click(await within(view).findByRole('button', { name: 'Close' }));
  expect(within(view).queryByRole('button', { name: 'Close' })).toBeNull();
});

test('without pictures there is no gallery', () => {
  renderPage(<Gallery images={[]} title="Green Court" />);
  expect(screen.queryByRole('region', { name: 'Pictures of Green Court' })).toBeNull();
});

test('the arrows of the page go round at both ends, and a dot leads to its picture', async () => {
  const { user } = renderPage(<Gallery images={images} title="Green Court" />);
  const current = () =>
    screen.getAllByRole('link', { current: true }).map((dot) => dot.getAttribute('aria-label'));
  await user.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(current()).toEqual(['Picture 3']);
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(current()).toEqual(['Picture 1']);
  await user.click(screen.getByRole('link', { name: 'Picture 2' }));
  expect(current()).toEqual(['Picture 2']);
});

test('the full-screen view says which picture it shows', async () => {
  const { user } = renderPage(<Gallery images={images} title="Green Court" />);
  await user.click(screen.getByRole('link', { name: 'All 3 pictures' }));
  const view = within(screen.getByRole('dialog', { name: 'All pictures of Green Court' }));
  await user.click(await view.findByRole('button', { name: 'Previous picture' }));
  expect(view.getByRole('status').textContent).toBe('Picture 3 of 3: Picture c');
});
