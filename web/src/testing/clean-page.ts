import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A page in a test can reach only the test’s fake server.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network in tests of components.')));

afterEach(() => {
  // Toasts outlive the page that showed them.
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button);
  cleanup();
  window.localStorage.clear();
});
