import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { ownDevice } from './push-browser.ts';

const device = {
  __typename: 'PushDevice',
  id: 'd1',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36',
  createdAt: '2026-11-20T05:30:00.000Z',
  lastSentAt: null,
};
const openPanel = (answers: Record<string, Answer> = {}) =>
  renderPage(<NoticesPanel />, { answers: { PushDevices: () => ({ pushDevices: [device] }), ...answers } });

test('a browser that cannot show notices says so, and lists the other devices', async () => {
  ownDevice.write(null);
  openPanel();
  expect(await screen.findByText('This browser cannot show notices.')).toBeTruthy();
  const row = screen.getByText('Chrome on Android').closest('li');
  expect(row && within(row).getByText('since 20 Nov 2026, 11:00 am, no notice yet')).toBeTruthy();
  expect(screen.queryByText('This device')).toBeNull();
});

test('a device is tested and removed by one tap each', async () => {
  ownDevice.write('d1');
  const { server, user } = openPanel({
    TestPushDevice: () => ({ testPushDevice: { ...device, lastSentAt: '2026-11-26T05:30:00.000Z' } }),
    RemovePushDevice: () => ({ removePushDevice: { __typename: 'PushDevice', id: 'd1' } }),
  });
  expect(await screen.findByText('This device')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Test' }));
  expect(server.asked('TestPushDevice')).toEqual([{ id: 'd1' }]);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(server.asked('RemovePushDevice')).toEqual([{ id: 'd1' }]);
  expect(ownDevice.read()).toBeNull();
});
