import { ObjectId } from 'mongodb';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { setClock } from '../../../base/clock.ts';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { given } from '../../../testing/factories.ts';
import { makeAuthenticator } from '../../../testing/peers/authenticator.ts';
import { adminName, adminPassword, startTestApp } from '../../../testing/start-test-app.ts';
import { sweepSessions } from '../session.service.ts';

const app = await startTestApp();
const { ask, call, context, db } = app;

afterEach(() => setClock(0));

const hourMs = 3_600_000;
let shift = 0;
function hours(count: number) {
  shift = count * hourMs;
  setClock(shift);
}

let addresses = 0;
/** Sends from a new address each time, so that the failures of one test do not count in another. */
function elsewhere() {
  addresses += 1;
  return { 'X-Forwarded-For': `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
}

async function newAccount() {
  hours(0);
  const token = await tokenOfRole(app, AdminRole.SALES);
  const asked = await ask<{ me: { username: string; id: string } }>('{ me { username id } }', {}, { token });
  return { token, ...given(asked, 'me') };
}

/** An account with an authenticator app; `code` is one that it has not shown yet. */
async function withCodes() {
  const account = await newAccount();
  const start = 'mutation ($password: String!) { startSecondFactor(password: $password) { secret } }';
  const { secret } = given(
    await ask<{ startSecondFactor: { secret: string } }>(
      start,
      { password: adminPassword },
      { token: account.token },
    ),
    'startSecondFactor',
  );
  let steps = 0;
  const code = () => {
    const at = Date.now() + shift + (steps % 2) * 30_000;
    steps += 1;
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  };
  const confirmed = await ask<{ confirmSecondFactor: string[] }>(
    'mutation ($code: String!) { confirmSecondFactor(code: $code) }',
    { code: code() },
    { token: account.token },
  );
  return { ...account, code, recoveryCodes: given(confirmed, 'confirmSecondFactor') };
}

async function withPasskey() {
  const account = await newAccount();
  const device = makeAuthenticator(app.context.config.siteUrl);
  const options = await ask<{ startPasskey: string }>(
    'mutation ($password: String!) { startPasskey(password: $password) }',
    { password: adminPassword },
    { token: account.token },
  );
  const answer = device.create(given(options, 'startPasskey'));
  const added = await ask(
    'mutation ($answer: String!) { addPasskey(name: "Phone", answer: $answer) { id } }',
    { answer },
    { token: account.token },
  );
  expect(added.errors).toBeUndefined();
  return { ...account, device };
}

async function unlocked({ device }: Awaited<ReturnType<typeof withPasskey>>): Promise<string> {
  const begun = await ask<{ startPasskeyLogin: string }>('mutation { startPasskeyLogin }');
  return device.get(given(begun, 'startPasskeyLogin'));
}

async function logIn(username: string, code?: string): Promise<string> {
  const answer = await ask<{ login: { token: string } }>(
    `mutation ($username: String!, $password: String!, $code: String) {
      login(username: $username, password: $password, code: $code, stays: true) { token } }`,
    { username, password: adminPassword, code },
    { headers: elsewhere() },
  );
  return given(answer, 'login').token;
}

async function logInUnlocked(account: Awaited<ReturnType<typeof withPasskey>>): Promise<string> {
  const answer = await ask<{ loginWithPasskey: { token: string } }>(
    'mutation ($answer: String!) { loginWithPasskey(answer: $answer, stays: true) { token } }',
    { answer: await unlocked(account) },
    { headers: elsewhere() },
  );
  return given(answer, 'loginWithPasskey').token;
}

function confirm(token: string, proof: { code?: string; answer?: string }, headers = elsewhere()) {
  return ask<{ confirmSession: { token: string } | null }>(
    'mutation ($input: ConfirmSessionInput!) { confirmSession(input: $input) { token } }',
    { input: { token, ...proof } },
    { headers },
  );
}

/** What GraphQL says of a token: the name of its account, or the reason of the refusal. */
async function reasonFor(token: string): Promise<string> {
  const { data, errors } = await ask<{ me?: { username: string } | null }>(
    '{ me { username } }',
    {},
    { token },
  );
  return data.me ? 'in' : ((errors?.[0]?.extensions as { reason?: string }).reason ?? '');
}

const gone = [{ extensions: { code: 'GONE' } }];

test.each(['a passkey', 'a code'])(
  'a login with %s stays, and no door takes it until it is confirmed',
  async (way) => {
    const account = way === 'a code' ? await withCodes() : await withPasskey();
    const proof = async () =>
      'code' in account ? { code: account.code() } : { answer: await unlocked(account) };
    const token =
      'code' in account ? await logIn(account.username, account.code()) : await logInUnlocked(account);
    hours(11.9);
    expect(await reasonFor(token)).toBe('in');
    hours(12.1);
    expect(await reasonFor(token)).toBe('CONFIRMATION_NEEDED');
    // Public questions are refused with it too.
    expect((await ask('{ sendsPasswordLinks }', {}, { token })).status).toBe(401);
    for (const [method, path] of [
      ['GET', '/api/contacts'],
      ['GET', '/api/events'],
      ['GET', '/api/export/people.csv'],
      ['GET', '/api/v1/listings'],
      ['DELETE', '/api/contacts/000000000000000000000000'],
    ] as const)
      expect([path, (await call(method, path, { token })).status]).toEqual([path, 401]);
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { Accept: 'application/json, text/event-stream' };
    expect((await call('POST', '/mcp', { token, json, headers })).status).toBe(401);

    const { confirmSession } = (await confirm(token, await proof())).data;
    const next = confirmSession?.token ?? '';
    expect(await reasonFor(next)).toBe('in');
    // The former token is over, also for confirming.
    expect(await reasonFor(token)).toBe('TOKEN_REFUSED');
    hours(23);
    expect(await reasonFor(next)).toBe('in');
    hours(24.2);
    expect(await reasonFor(next)).toBe('CONFIRMATION_NEEDED');
    expect((await confirm(token, await proof())).errors).toMatchObject(gone);
    expect((await confirm(next, await proof())).errors).toBeUndefined();
  },
);

test('a login by password alone ends after 12 hours, whatever it asks for', async () => {
  const { username } = await newAccount();
  const token = await logIn(username);
  const [own] = await db
    .collection('sessions')
    .find({}, { sort: { _id: -1 } })
    .toArray();
  expect(own).not.toHaveProperty('staysUntil');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(claims).toEqual({ ...claims, exp: (claims as { iat: number }).iat + 12 * 3_600 });
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'jti']);
  hours(12.1);
  expect(await reasonFor(token)).toBe('TOKEN_REFUSED');
  expect((await confirm(token, { code: '123456' })).errors).toMatchObject(gone);
});

test('a passkey that only stands beside a password does not make the password stay', async () => {
  const account = await withPasskey();
  const token = await logIn(account.username);
  hours(12.1);
  expect(await reasonFor(token)).toBe('TOKEN_REFUSED');
  expect((await confirm(token, { answer: await unlocked(account) })).errors).toMatchObject(gone);
});

test('only a proof of the same account confirms, and each once', async () => {
  const account = await withCodes();
  const other = await withPasskey();
  const token = await logIn(account.username, account.recoveryCodes[0]);
  hours(13);
  const refused = (proof: object) => confirm(token, proof).then(({ errors }) => errors?.[0]);
  expect(await refused({ answer: await unlocked(other) })).toMatchObject({
    extensions: { code: 'UNAUTHENTICATED' },
  });
  expect(await refused({})).toMatchObject({ extensions: { fields: { code: expect.any(String) as string } } });
  expect(await refused({ code: account.recoveryCodes[0] })).toMatchObject({
    message: 'This code is wrong or was already used.',
  });
  expect((await confirm('no-token', { code: account.code() })).errors).toMatchObject(gone);
  expect((await confirm(account.token, { code: account.code() })).errors).toMatchObject(gone);
  expect(await reasonFor(token)).toBe('CONFIRMATION_NEEDED');
  // Two windows at once: one of them gets the next token.
  const both = await Promise.all(
    [account.recoveryCodes[1], account.recoveryCodes[2]].map((code) => confirm(token, { code })),
  );
  expect(both.filter(({ data }) => data.confirmSession)).toHaveLength(1);
});

test('wrong codes count as failed logins of the address', async () => {
  const account = await withCodes();
  const token = await logIn(account.username, account.code());
  hours(13);
  const from = elsewhere();
  for (let tries = 0; tries < 5; tries += 1)
    expect((await confirm(token, { code: '000000' }, from)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  const [code = ''] = account.recoveryCodes;
  expect((await confirm(token, { code }, from)).errors).toMatchObject([
    { extensions: { code: 'TOO_MANY_REQUESTS' } },
  ]);
  // They count for the form of the login too.
  const json = { username: account.username, password: adminPassword };
  expect((await call('POST', '/api/auth/login', { json, headers: from })).status).toBe(429);
  // So do those of many addresses for the name.
  for (let tries = 0; tries < 25; tries += 1) await confirm(token, { code: '000000' });
  expect((await confirm(token, { code })).errors).toMatchObject([
    { extensions: { code: 'TOO_MANY_REQUESTS' } },
  ]);
});

const endings: [what: string, mutation: (id: string) => string][] = [
  ['disabling the account', (id) => `setAccountDisabled(id: "${id}", disabled: true) { id }`],
  ['a new role', (id) => `setAccountRole(id: "${id}", role: EDITOR) { id }`],
  ['a new password', (id) => `resetAccountPassword(id: "${id}") { password }`],
  ['removing its passkeys', (id) => `removeSecondFactor(id: "${id}") { id }`],
];

test.each(endings)('%s ends a login that stays at once, also while it waits', async (_what, mutation) => {
  for (const after of [1, 13]) {
    const account = await withPasskey();
    const token = await logInUnlocked(account);
    hours(after);
    const answer = await unlocked(account);
    const owner = await app.logIn(adminName, adminPassword, elsewhere()['X-Forwarded-For']);
    const end = `mutation { ${mutation(account.id)} }`;
    expect((await ask(end, {}, { token: owner.token })).errors).toBeUndefined();
    expect(await reasonFor(token)).toBe('TOKEN_REFUSED');
    expect((await confirm(token, { answer })).errors).toMatchObject(gone);
  }
});

test('a person sees a login that waits among the own ones, and ends it', async () => {
  const account = await withPasskey();
  const token = await logInUnlocked(account);
  const list = '{ sessions { id staysUntil current } }';
  interface Listed {
    sessions: { id: string; staysUntil: string | null }[];
  }
  hours(12.1);
  const second = await logInUnlocked(account);
  const { sessions } = (await ask<Listed>(list, {}, { token: second })).data;
  expect(sessions).toMatchObject([
    { current: true, staysUntil: expect.any(String) as string },
    { current: false, staysUntil: expect.any(String) as string },
  ]);
  const end = `mutation { endSession(id: "${sessions[1]?.id}") { id } }`;
  expect((await ask(end, {}, { token: second })).errors).toBeUndefined();
  expect(await reasonFor(token)).toBe('TOKEN_REFUSED');
  expect((await confirm(token, { answer: await unlocked(account) })).errors).toMatchObject(gone);
});

test('it ends after 30 days, and the sweep leaves it until then', async () => {
  const account = await withPasskey();
  const token = await logInUnlocked(account);
  hours(13);
  await sweepSessions(context);
  expect(await reasonFor(token)).toBe('CONFIRMATION_NEEDED');
  hours(30 * 24 - 1);
  const last = (await confirm(token, { answer: await unlocked(account) })).data.confirmSession?.token ?? '';
  expect(await reasonFor(last)).toBe('in');
  hours(30 * 24 + 0.1);
  expect(await reasonFor(last)).toBe('TOKEN_REFUSED');
  expect((await confirm(last, { answer: await unlocked(account) })).errors).toMatchObject(gone);
  await sweepSessions(context);
  expect(await db.collection('sessions').countDocuments({ adminId: new ObjectId(account.id) })).toBe(0);
});
