import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, token } = app;

const set = (on: boolean, as: string) =>
  ask<{ setWorksOffline: { account: { worksOffline: boolean } } }>(
    'mutation ($input: WorksOfflineInput!) { setWorksOffline(input: $input) { account { worksOffline } } }',
    { input: { on } },
    { token: as },
  );
const worksOffline = async (as: string) =>
  (await ask<{ me: { worksOffline: boolean } }>('{ me { worksOffline } }', {}, { token: as })).data.me
    .worksOffline;

test('an account switches work without the network on and off for itself, and the log says so once', async () => {
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect(await worksOffline(sales)).toBe(false);
  for (const on of [true, true, false]) {
    expect((await set(on, sales)).data.setWorksOffline.account.worksOffline).toBe(on);
    expect(await worksOffline(sales)).toBe(on);
    expect(await worksOffline(token)).toBe(false);
  }
  const { data } = await ask<{ activities: { items: { changes: { field: string; after: string }[] }[] } }>(
    '{ activities { items { changes { field after } } } }',
    {},
    { token },
  );
  const changes = data.activities.items.flatMap((entry) => entry.changes);
  expect(changes.filter(({ field }) => field === 'worksOffline')).toHaveLength(2);
});

test('an editor, who has no leads, cannot switch it on', async () => {
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  expect((await set(true, editor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await worksOffline(editor)).toBe(false);
});
