import { createHook } from 'node:async_hooks';
import jwt from 'jsonwebtoken';
import { ObjectId } from 'mongodb';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { makeToken, revokeToken } from '../../testing/api-tokens.ts';
import { adminName, adminPassword, jwtSecret, startTestApp } from '../../testing/start-test-app.ts';
import { adminsOf } from './admin.type.ts';
import { hashPassword } from './password.ts';
import { createFirstAdmin } from './auth.service.ts';
import { encryptSecret } from './factor/second-factor.ts';
import { tokenAudience } from './session.service.ts';

// Work is counted, because a clock on a busy machine proves nothing: the commands of the database, and the hashes of
// passwords, which are the tasks of the one native package in use here.
const commands: string[] = [];
const app = await startTestApp({
  onCommand: ({ commandName, command }) =>
    void commands.push(`${commandName} ${String((command as Record<string, unknown>)[commandName])}`),
});
const { ask, call } = app;
const nativeTask = 'undefined';
let hashes = 0;
const hook = createHook({
  init: (_id, type) => {
    if (type === nativeTask) hashes += 1;
  },
}).enable();
afterAll(() => void hook.disable());

beforeEach(async () => {
  await app.db.collection('admins').deleteMany({});
  await app.db.collection('sessions').deleteMany({});
  await createFirstAdmin(app.context);
});

let addresses = 0;

/** What a login answers, and what it asks of the machine, apart from the note for the owner that it does not wait for. */
async function workOf(json: { username: string; password: string; code?: string }) {
  addresses += 1;
  commands.splice(0);
  hashes = 0;
  const headers = { 'X-Forwarded-For': `203.0.113.${addresses}` };
  const { status, text } = await call('POST', '/api/auth/login', { json, headers });
  const waitedFor = commands.filter((command) => !command.endsWith(' activities'));
  return { status, text, hashes, commands: waitedFor };
}

test('each login that is refused gets the same answer after the same work', async () => {
  // The hash that stands in for a missing account is made once.
  await workOf({ username: 'warm-up', password: adminPassword });
  const wrong = await workOf({ username: adminName, password: 'not-the-password' });
  expect(wrong).toMatchObject({ status: 401, hashes: 1 });
  expect(wrong.commands.length).toBeGreaterThan(1);
  expect(await workOf({ username: 'castle', password: adminPassword })).toEqual(wrong);

  await adminsOf(app.context).updateOne({}, { $set: { passwordHash: await hashPassword('a-new-password') } });
  expect(await workOf({ username: adminName, password: adminPassword })).toEqual(wrong);

  await adminsOf(app.context).updateOne({}, { $set: { disabledAt: new Date() } });
  expect(await workOf({ username: adminName, password: 'a-new-password' })).toEqual(wrong);

  await adminsOf(app.context).deleteMany({});
  expect(await workOf({ username: adminName, password: 'a-new-password' })).toEqual(wrong);
});

test('a replayed code, a wrong one and one of another time get the same answer after the same work', async () => {
  const secret = new Secret({ size: 20 });
  const admin = await adminsOf(app.context).findOne({});
  const _id = admin?._id ?? new ObjectId();
  const sealed = await encryptSecret(app.context, _id, secret.base32);
  await adminsOf(app.context).updateOne(
    { _id },
    { $set: { secondFactor: { secret: sealed, lastStep: 0, recoveryHashes: [] } } },
  );
  const codeAt = (ms: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + ms });
  const logIn = (code: string) => workOf({ username: adminName, password: adminPassword, code });
  const code = codeAt(0);
  expect((await logIn(code)).status).toBe(200);
  const replayed = await logIn(code);
  expect(replayed).toMatchObject({ status: 401, hashes: 1 });
  const wrong = code === '000000' ? '000001' : '000000';
  for (const other of [wrong, codeAt(-3_600_000)]) expect(await logIn(other)).toEqual(replayed);
});

test('each token that is refused gets the same answer after the same work', async () => {
  const asked = async (token?: string) => {
    commands.splice(0);
    const { status, text, body } = await call('GET', '/api/contacts', { token });
    const graphql = await ask('{ me { username } }', {}, { token });
    return {
      status,
      text,
      body,
      errors: graphql.errors,
      asked: commands.filter((command) => / (?:admins|sessions)$/.test(command)),
    };
  };
  /** The token of an account of its own, and the id of its session. */
  const loggedIn = async () => {
    const token = await tokenOfRole(app, AdminRole.OWNER);
    const [session] = await app.db.collection('sessions').find().sort({ _id: -1 }).limit(1).toArray();
    return { token, jwtid: session?._id.toHexString() ?? '', adminId: session?.adminId as ObjectId };
  };
  const { token: good, jwtid } = await loggedIn();
  const sign = (secret: string, options: jwt.SignOptions) =>
    jwt.sign({}, secret, { jwtid, audience: tokenAudience, ...options });
  const wrongHeader = Buffer.from('{"alg":"RS256","kid":"../../dev/null"}').toString('base64url');
  const faults: Record<string, string> = {
    none: sign('', { algorithm: 'none' }),
    signature: sign('another-secret-that-is-long-enough-too', { expiresIn: 3600 }),
    algorithm: sign(jwtSecret, { algorithm: 'HS512', expiresIn: 3600 }),
    header: good.replace(/^[^.]*/, wrongHeader),
    unsigned: good.replace(/[^.]*$/, ''),
    audience: sign(jwtSecret, { audience: 'another program', expiresIn: 3600 }),
    'no audience': jwt.sign({}, jwtSecret, { jwtid, expiresIn: 3600 }),
    expired: sign(jwtSecret, { expiresIn: -1 }),
    early: sign(jwtSecret, { notBefore: 3600, expiresIn: 7200 }),
    'no session': sign(jwtSecret, { jwtid: 'x', expiresIn: 3600 }),
    garbled: 'not.a.token',
  };
  const loggedOut = await loggedIn();
  await ask('mutation { logout { id } }', {}, { token: loggedOut.token });
  faults['logged out'] = loggedOut.token;
  const disabled = await loggedIn();
  await adminsOf(app.context).updateOne({ _id: disabled.adminId }, { $set: { disabledAt: new Date() } });
  faults.disabled = disabled.token;
  const removed = await loggedIn();
  await adminsOf(app.context).deleteOne({ _id: removed.adminId });
  faults.removed = removed.token;

  expect(await asked()).toMatchObject({ status: 401, asked: [] });
  const { asked: work, status } = await asked(good);
  expect([status, work.slice(0, 2)]).toEqual([200, ['find sessions', 'find admins']]);
  const refused = await asked(faults.garbled);
  expect(refused).toMatchObject({ status: 401, asked: [...work.slice(0, 2), ...work.slice(0, 2)] });
  for (const [fault, token] of Object.entries(faults)) expect(await asked(token), fault).toEqual(refused);
});

test('each API token that is refused gets the same answer after the same work', async () => {
  const { token } = await app.logIn(adminName, adminPassword);
  const owner = { ...app, token };
  const asked = async (secret: string) => {
    commands.splice(0);
    const { status, text } = await call('GET', '/api/contacts', { token: secret });
    return { status, text, asked: commands.filter((command) => /^find (?!contact|people)/.test(command)) };
  };
  const good = await makeToken(owner, ['LEADS_READ']);
  expect(await asked(good.secret)).toMatchObject({ status: 200, asked: ['find apiTokens'] });
  const revoked = await makeToken(owner, ['LEADS_READ']);
  await revokeToken(owner, revoked.id);
  const elsewhere = await makeToken(owner, ['LEADS_READ'], { networks: ['203.0.113.0/24'] });
  const secret = good.secret.slice(-43);
  const faults = {
    garbled: 'ahg_',
    unknown: `ahg_${'0'.repeat(24)}_${secret}`,
    'no id': `ahg_x_${secret}`,
    'no secret': `ahg_${good.id}_`,
    wrong: `ahg_${good.id}_${'A'.repeat(43)}`,
    long: `${good.secret}A`,
    revoked: revoked.secret,
    elsewhere: elsewhere.secret,
  };
  const refused = await asked(faults.garbled);
  expect(refused).toMatchObject({ status: 401, asked: ['find apiTokens'] });
  for (const [fault, bad] of Object.entries(faults)) expect(await asked(bad), fault).toEqual(refused);
});
