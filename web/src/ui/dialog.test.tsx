import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderState } from '../testing/render-page.tsx';
import { WithForm, WithNotice } from './dialog.stories.tsx';

test('a dialog opens over the page and closes with its button', async () => {
  const { user } = renderState(WithNotice);
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Call me back' }).open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

test('when the browser closes it, for example with Escape, its content is gone too', async () => {
  const { user } = renderState(WithNotice);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

test('a tap beside it closes a dialog, but not one that holds a form', () => {
  const { unmount } = renderState(WithNotice);
  expect(document.querySelector('dialog')?.getAttribute('closedby')).toBe('any');
  unmount();
  renderState(WithForm);
  expect(document.querySelector('dialog')?.getAttribute('closedby')).toBe('closerequest');
});

test('Back closes it, and closing it in another way leaves nothing behind for Back', async () => {
  const { user } = renderState(WithNotice);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(history.state).toHaveProperty('overlay', 1);
  history.back();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Open' }));
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, true));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await arrived;
  expect(history.state).not.toMatchObject({ overlay: 1 });
});
