import { act, fireEvent, screen } from '@testing-library/react';
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
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(screen.getByText('Not saved.')).toBeTruthy();
});

test('the same failure again replaces the first', () => {
  renderPage(null);
  const failed = { tone: 'danger', text: 'No connection.' } as const;
  act(() => {
    showToast(failed);
    showToast({ tone: 'danger', text: 'Not saved.' });
    showToast(failed);
  });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Not saved.'),
    expect.stringContaining('No connection.'),
  ]);
});

test('the next message about an item replaces the first, and goes away although it leads to the item', () => {
  vi.useFakeTimers();
  renderPage(null);
  const action = { label: 'View', run: () => undefined };
  act(() => {
    showToast({ tone: 'success', text: 'Saved.', item: 'a1', action });
    showToast({ tone: 'success', text: 'Saved.', item: 'b2', action });
    showToast({ tone: 'success', text: 'Published.', item: 'a1', action });
  });
  expect(screen.getAllByRole('status').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Saved.',
    'Published.',
  ]);
  wait(8);
  expect(screen.queryByText('Published.')).toBeNull();
});

const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000));

function showUndo(): HTMLElement {
  vi.useFakeTimers();
  renderPage(null);
  act(() =>
    showToast({ tone: 'success', text: 'Deleted.', action: { label: 'Undo', run: () => undefined } }),
  );
  return screen.getByRole('status');
}

test('what can be undone stays for 30 seconds', () => {
  showUndo();
  wait(29);
  expect(screen.getByText('Deleted.')).toBeTruthy();
  wait(2);
  expect(screen.queryByText('Deleted.')).toBeNull();
});

test('what can be undone waits while a pointer rests on it', () => {
  const toast = showUndo();
  fireEvent.pointerEnter(toast);
  wait(120);
  expect(screen.getByText('Deleted.')).toBeTruthy();
  fireEvent.pointerLeave(toast);
  wait(31);
  expect(screen.queryByText('Deleted.')).toBeNull();
});

test('what can be undone waits while it has the focus', () => {
  showUndo();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  wait(120);
  expect(screen.getByText('Deleted.')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  wait(31);
  expect(screen.queryByText('Deleted.')).toBeNull();
});

test('what can be undone waits while the page is hidden', () => {
  showUndo();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  wait(120);
  expect(screen.getByText('Deleted.')).toBeTruthy();
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  wait(31);
  expect(screen.queryByText('Deleted.')).toBeNull();
});
