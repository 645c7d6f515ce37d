import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showToast } from '../lib/toasts.ts';
import { renderPage } from '../testing/render-page.tsx';

test('a failure interrupts, a success waits its turn', () => {
  renderPage(null);
  act(() => {
    showToast({ tone: 'success', text: 'Saved.' });
    showToast({ tone: 'danger', text: 'Not saved.' });
  });
  expect(screen.getByRole('status').textContent).toContain('Saved.');
  expect(screen.getByRole('alert').textContent).toContain('Not saved.');
});

test('Undo works once and removes the toast', async () => {
  const undo = vi.fn();
  const { user } = renderPage(null);
  act(() => showToast({ tone: 'success', text: 'Deleted.', action: { label: 'Undo', run: undo } }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted.')).toBeNull();
});

test('a success disappears by itself, and a failure stays until it is dismissed', () => {
  vi.useFakeTimers();
  renderPage(null);
  act(() => {
    showToast({ tone: 'success', text: 'Saved.' });
    showToast({ tone: 'danger', text: 'Not saved.' });
  });
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(screen.getByText('Not saved.')).toBeTruthy();
});
