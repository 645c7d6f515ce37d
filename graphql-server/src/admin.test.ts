import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { ObjectId } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from './database/connect.ts';
import { ensureIndexes } from './database/indexes.ts';
import { adminsOf } from './features/auth/admin.type.ts';
import { fitsPassword, hashPassword } from './features/auth/password.ts';
import { AdminRole } from './roles.ts';
import { makeTestFolder } from './testing/start-test-app.ts';

const dataDir = makeTestFolder('admin');
const options = { dataDir, databaseName: 'apna-hi-ghar' };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function runAdmin(...args: string[]) {
  const child = spawn('node', ['scripts/run.mjs', 'graphql-server/src/admin.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '' },
  });
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { out, errors, code };
}

test('who is locked out gets a new password on the machine itself, while the server is stopped', async () => {
  const running = await connectDatabase(options);
  await ensureIndexes(running.db);
  const _id = new ObjectId();
  await adminsOf(running).insertOne({
    _id,
    username: 'asha',
    role: AdminRole.sales,
    passwordHash: await hashPassword('forgotten-by-asha'),
    knownAddresses: [],
    createdAt: new Date(),
    disabledAt: null,
    secondFactor: { secret: 'x', lastStep: 1, recoveryHashes: [] },
  });
  await running.db.collection('sessions').insertOne({ adminId: _id });
  const refused = await runAdmin('reset-password', 'asha');
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    errors: expect.stringContaining('in use by another process'),
  });
  await running.close();

  expect((await runAdmin('list')).out).toBe('asha  (sales, second factor)\n');
  expect(await runAdmin('reset-password', 'nobody')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('There is no account “nobody”'),
  });
  expect((await runAdmin('reset-password', 'asha')).out).toContain('Its second factor is still on');
  const { out, code } = await runAdmin('reset-password', 'asha', '--remove-second-factor');
  expect(code).toBe(0);
  const [, password = ''] = /: (\S+) {3}\(shown only now/.exec(out) ?? [];

  const again = await connectDatabase(options);
  const account = await adminsOf(again).findOne({ _id });
  const sessions = await again.db.collection('sessions').countDocuments();
  const logged = await again.db.collection('activities').distinct('verb');
  await again.close();
  expect(await fitsPassword(account?.passwordHash, password)).toBe(true);
  expect(account).toMatchObject({ secondFactor: null, mustChangePassword: true });
  expect(sessions).toBe(0);
  expect(logged).toEqual(['passwordReset', 'secondFactorOff']);
}, 60_000);

test('without saying what to do one is told how', async () => {
  expect(await runAdmin('reset-password')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('npm run admin -- reset-password NAME'),
  });
});
