import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ObjectId } from 'mongodb';
import { afterAll, expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { connectDatabase } from '../../database/connect.ts';
import { ensureIndexes } from '../../database/ensure-indexes.ts';
import { adminsOf } from '../../features/auth/admin.type.ts';
import { fitsPassword, hashPassword } from '../../features/auth/password.ts';
import { programRunner } from '../../testing/programs/program-runner.ts';
import { makeTestFolder } from '../../testing/fresh/test-folder.ts';
import { indexes } from '../../office/rooms.ts';

const dataDir = makeTestFolder('admin');
const addressFile = join(dataDir, 'engine.address');
const options = { dataDir, databaseName: 'apna-hi-ghar' };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function runAdmin(args: string[], mongodbUri = '') {
  const child = spawn(process.execPath, [programRunner, 'start/command/admin-command', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: mongodbUri },
  });
  const [out, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ]);
  return { out, errors, code };
}

test('a command on the machine gives a locked-out account a new password, whether the server runs or not', async () => {
  const running = await connectDatabase(options);
  await ensureIndexes(running.db, indexes);
  const _id = new ObjectId();
  await adminsOf(running).insertOne({
    _id,
    username: 'asha',
    role: AdminRole.SALES,
    passwordHash: await hashPassword('forgotten-by-asha'),
    knownAddresses: [],
    createdAt: new Date(),
    disabledAt: null,
    secondFactor: { secret: 'x', lastStep: 1, recoveryHashes: [] },
  });
  await running.db.collection('sessions').insertOne({ adminId: _id });
  expect((await runAdmin(['reset-password', 'asha'])).out).toContain('Its second factor is still on');
  const { out, code } = await runAdmin(['reset-password', 'asha', '--remove-second-factor']);
  expect(code).toBe(0);
  const [, password = ''] = /: (\S+) {3}\(shown only now/.exec(out) ?? [];
  const account = await adminsOf(running).findOne({ _id });
  expect(await fitsPassword(account?.passwordHash, password)).toBe(true);
  expect(account).toMatchObject({ secondFactor: null, mustChangePassword: true });
  expect(await running.db.collection('sessions').countDocuments()).toBe(0);
  const logged = await running.db.collection('activities').distinct('verb');
  expect(logged).toEqual(['PASSWORD_RESET', 'SECOND_FACTOR_OFF']);

  // Simulates a server whose database address is hidden, such as one of another user.
  const address = readFileSync(addressFile, 'utf8');
  rmSync(addressFile);
  expect(await runAdmin(['list'])).toEqual({
    code: 1,
    out: '',
    errors: `The data folder ${dataDir} is in use by another process: stop that one, or set DATA_DIR to another folder.\n`,
  });
  await running.close();
  // A killed server leaves its address file behind.
  writeFileSync(addressFile, address);
  expect(await runAdmin(['list'])).toEqual({ code: 0, out: 'asha  (SALES)\n', errors: '' });
  expect(existsSync(addressFile)).toBe(false);
}, 60_000);

const usage = `
  npm run admin -- list
  npm run admin -- reset-password NAME [--remove-second-factor]
`;

test.each([
  [[], `Say what to do:${usage}`],
  [['reset-password'], `Name the account whose password you want to reset:${usage}`],
  [['delete', 'asha'], `“delete” is not known here. What can be done:${usage}`],
  [['list', '--all'], `Unknown option '--all'. What can be done:${usage}`],
  [['reset-password', 'Asha', 'Rao'], `“Rao” is one word too many. What can be done:${usage}`],
  [['reset-password', 'nobody'], 'There is no account “nobody”: npm run admin -- list shows all of them.\n'],
])(
  '%j gets an answer in a sentence',
  async (args, errors) => {
    expect(await runAdmin(args)).toEqual({ code: 1, out: '', errors });
  },
  60_000,
);

test('an unreachable MongoDB server is reported in a sentence', async () => {
  const { code, out, errors } = await runAdmin(['list'], 'mongodb://127.0.0.1:9/homes');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(errors).toMatch(
    /^MongoDB at 127\.0\.0\.1:9 does not answer \(.*\): start it, or correct MONGODB_URI, or unset it to use the built-in database\.\n$/,
  );
}, 60_000);
