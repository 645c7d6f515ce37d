import { cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine takes its time; a second, the default, is no sign of a fault.
configure({ asyncUtilTimeout: 15_000 });

// A page in a test can reach only the test’s fake server.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network in tests of components.')));

afterEach(() => {
  // Toasts outlive the page that showed them.
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button);
  cleanup();
  window.localStorage.clear();
});
