import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { InstallPanel } from './install-panel.tsx';
import { keepInstallPrompt } from './install-prompt.ts';

keepInstallPrompt();

/** The browser offers to install the page; `outcome` is what its person then chooses. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve({ outcome }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

test('without an offer of the browser, the panel says where its menu has it', () => {
  renderPage(<InstallPanel />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Choose “Install app”/)).toBeTruthy();
  expect(screen.getByText(/install the office first, and then install the site again/)).toBeTruthy();
});

test('the offer waits for a tap, and is made once', async () => {
  const { user } = renderPage(<InstallPanel />);
  const { event, prompt } = offer('dismissed');
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Install the office' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(await screen.findByText(/Not installed/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('once it is installed, the panel says so', async () => {
  const { user } = renderPage(<InstallPanel />);
  offer('accepted');
  await user.click(screen.getByRole('button', { name: 'Install the office' }));
  expect(await screen.findByText('The office is installed on this device.')).toBeTruthy();
});
