import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../start/config.ts';
import { adminName, adminPassword, startTestApp } from '../../testing/start-test-app.ts';
import { createFirstAdmin } from './auth.service.ts';

const app = await startTestApp();
const { ask, call, logIn } = app;

const ownersAddress = '203.0.113.10';
const loginMutation = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { token message admin { username } }
}`;

// Logins change the account, so each test gets a new one.
beforeEach(async () => {
  await app.db.collection('admins').deleteMany({});
  await app.db.collection('sessions').deleteMany({});
  await createFirstAdmin(app.context);
});

/** A login through GraphQL from an address. */
function graphqlLogIn(username: string, password: string, address: string) {
  return ask<{ login: { token: string } | null }>(
    loginMutation,
    { username, password },
    { headers: { 'X-Forwarded-For': address } },
  );
}

/** Gives each call in this test an address of its own. */
let strangers = 0;
function strangersAddress(): string {
  strangers += 1;
  return `198.51.${Math.floor(strangers / 250)}.${(strangers % 250) + 1}`;
}

async function hasAccess(token: string): Promise<boolean> {
  return (await call('GET', '/api/contacts', { token })).status === 200;
}

test('the admin logs in through both doors', async () => {
  const rest = await logIn(adminName, adminPassword);
  expect(rest).toMatchObject({ status: 200, body: { message: 'Login successful!' } });
  expect(await hasAccess(rest.token)).toBe(true);

  const graphql = await graphqlLogIn(adminName, adminPassword, ownersAddress);
  expect(graphql.data).toMatchObject({
    login: { message: 'Login successful!', admin: { username: adminName } },
  });
  expect(await hasAccess(graphql.data.login?.token ?? '')).toBe(true);
});

test('a wrong password and an unknown name get the same answer', async () => {
  const wrong = await logIn(adminName, 'not-the-password', strangersAddress());
  const unknown = await logIn('nobody', 'not-the-password', strangersAddress());
  expect(wrong).toMatchObject({ status: 401, body: { message: 'Wrong username or password.' } });
  expect(unknown).toMatchObject({ status: wrong.status, text: wrong.text });

  const wrongGraphql = await graphqlLogIn(adminName, 'not-the-password', strangersAddress());
  const unknownGraphql = await graphqlLogIn('nobody', 'not-the-password', strangersAddress());
  expect(wrongGraphql.errors).toMatchObject([
    { message: 'Wrong username or password.', extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect(unknownGraphql).toMatchObject({ status: wrongGraphql.status, text: wrongGraphql.text });
});

test('the sixth try within 15 minutes is refused, failures at both doors counted together', async () => {
  const address = strangersAddress();
  for (let failure = 1; failure <= 5; failure += 1) {
    const answer =
      failure % 2
        ? await logIn(adminName, 'wrong', address)
        : await graphqlLogIn('someone else', 'wrong', address);
    expect(answer.status).toBe(failure % 2 ? 401 : 200);
  }
  const rest = await logIn(adminName, adminPassword, address);
  expect(rest.status).toBe(429);
  expect(rest.body.message).toBe('Too many failed logins. Please try again in 15 minutes.');
  expectFifteenMinutes(rest.headers);
  const graphql = await graphqlLogIn(adminName, adminPassword, address);
  expect(graphql.status).toBe(429);
  expect(graphql.errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  expectFifteenMinutes(graphql.headers);
  expect((await logIn(adminName, adminPassword, strangersAddress())).status).toBe(200);
});

function expectFifteenMinutes(headers: Headers): void {
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
}

test('failures expire after 15 minutes', async () => {
  const address = strangersAddress();
  for (let failure = 1; failure <= 5; failure += 1) await logIn(adminName, 'wrong', address);
  expect((await logIn(adminName, adminPassword, address)).status).toBe(429);
  await app.db
    .collection('loginAttempts')
    .updateMany({}, { $set: { at: new Date(Date.now() - 15 * 60_000 - 1) } });
  expect((await logIn(adminName, adminPassword, address)).status).toBe(200);
});

test('refused tries do not make the wait longer', async () => {
  const address = strangersAddress();
  for (let failure = 1; failure <= 5; failure += 1) await logIn(adminName, 'wrong', address);
  await app.db
    .collection('loginAttempts')
    .updateMany({}, { $set: { at: new Date(Date.now() - 10 * 60_000) } });
  for (let more = 1; more <= 8; more += 1) {
    const { status, headers } = await logIn(adminName, 'wrong', address);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(5 * 60);
  }
});

test('guesses at the same time do not slip through', async () => {
  const address = strangersAddress();
  const guesses = Array.from({ length: 30 }, (_, index) =>
    index % 2
      ? logIn(adminName, `guess ${index}`, address)
      : graphqlLogIn(adminName, `guess ${index}`, address),
  );
  const answers = await Promise.all(guesses);
  const isLookedAt = ({ text }: { text: string }) => text.includes('Wrong username or password.');
  let lookedAt = answers.filter(isLookedAt).length;
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - lookedAt);
  while (isLookedAt(await logIn(adminName, 'wrong', address))) lookedAt += 1;
  expect(lookedAt).toBeLessThanOrEqual(5);
  expect((await logIn(adminName, adminPassword, address)).status).toBe(429);
});

test('an address of IPv6 is its network, not the one of many in it', async () => {
  for (let failure = 1; failure <= 5; failure += 1)
    await logIn(adminName, 'wrong', `2001:db8:1:2::${failure}`);
  expect((await logIn(adminName, adminPassword, '2001:db8:1:2:9:9:9:9')).status).toBe(429);
  expect((await logIn(adminName, adminPassword, '2001:db8:1:3::1')).status).toBe(200);
});

test('guesses from many addresses slow down a name, and do not lock out known addresses', async () => {
  expect((await logIn(adminName, adminPassword, ownersAddress)).status).toBe(200);
  for (let guess = 1; guess <= 30; guess += 1) {
    expect((await logIn(adminName, 'wrong', strangersAddress())).status).toBe(401);
  }
  expect((await logIn(adminName, adminPassword, strangersAddress())).status).toBe(429);
  expect((await logIn(adminName, adminPassword, ownersAddress)).status).toBe(200);
  expect((await logIn('another', 'wrong', strangersAddress())).status).toBe(401);
});

test('the owner is known again from another address of the same IPv6 network', async () => {
  expect((await logIn(adminName, adminPassword, '2001:db8:7:7::1')).status).toBe(200);
  for (let guess = 1; guess <= 30; guess += 1) await logIn(adminName, 'wrong', strangersAddress());
  expect((await logIn(adminName, adminPassword, '2001:db8:7:7::2')).status).toBe(200);
});

test('a successful login clears earlier failures', async () => {
  const address = strangersAddress();
  for (let round = 1; round <= 2; round += 1) {
    for (let failure = 1; failure <= 4; failure += 1) {
      expect((await logIn(adminName, 'wrong', address)).status).toBe(401);
    }
    expect((await logIn(adminName, adminPassword, address)).status).toBe(200);
  }
});

test('logout ends the session on the server, and no other', async () => {
  const one = await logIn(adminName, adminPassword);
  const other = await logIn(adminName, adminPassword);
  expect((await ask('mutation { logout { current } }', {}, { token: one.token })).data).toEqual({
    logout: { current: true },
  });
  expect(await hasAccess(one.token)).toBe(false);
  expect(await hasAccess(other.token)).toBe(true);
});

const changeMutation =
  'mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { mustChangePassword } }';

test('changing the password ends the other sessions and the old password', async () => {
  const own = await logIn(adminName, adminPassword);
  const other = await logIn(adminName, adminPassword);
  const variables = { currentPassword: adminPassword, newPassword: 'an-even-better-one' };
  expect((await ask(changeMutation, variables, { token: own.token })).data).toEqual({
    changePassword: { mustChangePassword: false },
  });
  expect(await hasAccess(own.token)).toBe(true);
  expect(await hasAccess(other.token)).toBe(false);
  expect((await logIn(adminName, adminPassword)).status).toBe(401);
  expect((await logIn(adminName, 'an-even-better-one')).status).toBe(200);
});

test('no concurrent login survives a change of the password', async () => {
  const { token } = await logIn(adminName, adminPassword);
  const tokens: string[] = [];
  const logInAgain = async () => {
    for (let round = 0; round < 3; round += 1) {
      tokens.push((await logIn(adminName, adminPassword, strangersAddress())).token);
    }
  };
  const change = () =>
    ask(
      changeMutation,
      { currentPassword: adminPassword, newPassword: 'an-even-better-one' },
      { token, headers: { 'X-Forwarded-For': ownersAddress } },
    );
  const [changed] = await Promise.all([change(), ...Array.from({ length: 8 }, logInAgain)]);
  expect(changed.data).toEqual({
    changePassword: { mustChangePassword: false },
  });
  const access = await Promise.all(tokens.filter(Boolean).map(hasAccess));
  expect(access.filter(Boolean)).toEqual([]);
  expect(await hasAccess(token)).toBe(true);
});

test('changing the password requires the present one, and a new one that is long enough', async () => {
  const { token } = await logIn(adminName, adminPassword);
  const change = async (currentPassword: string, newPassword: string) =>
    (await ask(changeMutation, { currentPassword, newPassword }, { token })).errors?.[0]?.extensions;
  expect(await change('wrong', 'an-even-better-one')).toEqual({
    ...{ code: 'BAD_USER_INPUT', reason: 'BAD_VALUE' },
    fields: { currentPassword: 'This is not your current password.' },
  });
  for (const bad of ['too-short', 'x'.repeat(201)]) {
    expect(await change(adminPassword, bad)).toEqual({
      ...{ code: 'BAD_USER_INPUT', reason: 'BAD_VALUE' },
      fields: { newPassword: 'Please use 10 to 200 characters.' },
    });
  }
  expect((await logIn(adminName, adminPassword)).status).toBe(200);
});

test('a stolen session has a limit on guessing the password', async () => {
  const { token } = await logIn(adminName, adminPassword);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      ask(
        changeMutation,
        { currentPassword: `guess ${index}`, newPassword: 'an-even-better-one' },
        { token },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
});

test('me answers the account behind the token, and never its hash', async () => {
  const { token } = await logIn(adminName, adminPassword);
  const { data, text } = await ask('{ me { id username createdAt } }', {}, { token });
  expect(data).toMatchObject({ me: { username: adminName } });
  expect(text).not.toContain('argon2');
  expect((await ask('{ me { passwordHash } }', {}, { token })).status).toBe(400);
});

test('an account without a role becomes an owner at the next start', async () => {
  await app.db.collection('admins').updateMany({}, { $unset: { role: '' } });
  const { token } = await logIn(adminName, adminPassword);
  expect(await hasAccess(token)).toBe(false);
  await createFirstAdmin(app.context);
  expect(await hasAccess(token)).toBe(true);
  expect((await ask('{ me { role } }', {}, { token })).data).toEqual({ me: { role: 'OWNER' } });
});

test('passwords are stored as Argon2id hashes, addresses as hashes', async () => {
  await logIn(adminName, adminPassword, ownersAddress);
  const admin = await app.db.collection('admins').findOne();
  expect(admin?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(admin)).not.toContain(ownersAddress);
  expect(JSON.stringify(admin)).not.toContain(adminPassword);
});

test('no error repeats a password', async () => {
  const secret = 'hunter2-is-my-password';
  const headers = { 'Content-Type': 'application/json' };
  const login = (password: unknown) => ({ query: loginMutation, variables: { username: 'x', password } });
  const bodies: [string, unknown][] = [
    ['/api/auth/login', { username: 'x', password: secret }],
    ['/api/auth/login', { username: 'x', password: { $ne: secret } }],
    ['/api/auth/login', { username: { $gt: secret }, password: secret }],
    ['/api/auth/login', { username: [secret], password: [secret] }],
    ['/graphql', login(secret)],
    ['/graphql', login({ $ne: secret })],
    ['/graphql', login([secret, secret])],
    ['/graphql', { query: `mutation { login(username: "x", password: { is: "${secret}" }) { token } }` }],
    [
      '/graphql',
      { query: `mutation { login(username: "x", password: [${JSON.stringify(secret)}]) { token } }` },
    ],
    ['/graphql', { query: `mutation { login(username: "x", password: "${secret}") { token ` }],
    ['/graphql', { query: `mutation { login(username: "x" "${secret}") { token } }` }],
  ];
  for (const [path, json] of bodies) {
    const { status, text } = await call('POST', path, {
      json,
      headers: { 'X-Forwarded-For': strangersAddress() },
    });
    expect([401, 400, 200]).toContain(status);
    expect(text).not.toContain('hunter2');
    expect(text).toMatch(/"message":"[^"]+/);
  }
  const broken = await call('POST', '/api/auth/login', { body: `{"password": "${secret}", `, headers });
  expect(broken.status).toBe(400);
  expect(broken.text).not.toContain('hunter2');
});

test.each([{ $ne: null }, { $gt: '' }, ['owner'], 7, true, null, undefined])(
  'POST /api/auth/login refuses %j as name or password',
  async (wrong) => {
    for (const json of [
      { username: wrong, password: adminPassword },
      { username: adminName, password: wrong },
    ]) {
      expect(await call('POST', '/api/auth/login', { json })).toMatchObject({
        status: 400,
        body: { message: 'Please enter username and password.' },
      });
    }
  },
);

test('a forged X-Forwarded-For has no effect behind the proxy: the last entry counts', async () => {
  const address = strangersAddress();
  for (let failure = 1; failure <= 5; failure += 1)
    await logIn(adminName, 'wrong', `10.0.0.${failure}, ${address}`);
  expect((await logIn(adminName, adminPassword, `10.9.9.9, ${address}`)).status).toBe(429);
});

test('the first admin is created once, with a password that is printed once', async () => {
  expect(await createFirstAdmin(app.context)).toBeNull();
  await app.db.collection('admins').deleteMany({});
  const context = { ...app.context, config: { ...app.context.config, adminPassword: undefined } };
  const made = await createFirstAdmin(context);
  expect(made).toEqual({ username: adminName, password: expect.stringMatching(/^[\w-]{16}$/) });
  expect((await logIn(adminName, made?.password ?? '')).status).toBe(200);
});

test.each([
  [{ ADMIN_PASSWORD: 'x'.repeat(201) }, /ADMIN_PASSWORD must have 10 to 200 characters/],
  [{ ADMIN_PASSWORD: 'too-short' }, /ADMIN_PASSWORD must have 10 to 200 characters/],
  [{ ADMIN_USERNAME: ' owner' }, /ADMIN_USERNAME must have at most 60 characters, and no spaces around/],
  [{ ADMIN_USERNAME: 'x'.repeat(61) }, /ADMIN_USERNAME must have at most 60 characters/],
])('a first account that could never log in is refused at the start: %o', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});
