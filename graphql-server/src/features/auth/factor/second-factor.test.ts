import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import type { AppContext } from '../../../base/context.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { given } from '../../../testing/factories.ts';
import { adminPassword, startTestApp } from '../../../testing/start-test-app.ts';
import { adminsOf } from '../admin.type.ts';
import { decryptSecret } from './second-factor.ts';

const app = await startTestApp();
const { ask, call, token: ownerToken } = app;

const codeNeeded = 'Please enter the code of your authenticator app, or a recovery code.';
const codeWrong = 'This code is wrong or was already used.';
const stepMs = 30_000;

/** The code of an authenticator app, `steps` of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * stepMs });
}

async function newAccount() {
  const token = await tokenOfRole(app, AdminRole.EDITOR);
  const { username, id } = given(
    await ask<{ me: { username: string; id: string } }>('{ me { username id } }', {}, { token }),
    'me',
  );
  return { token, username, id };
}

async function start(token: string, password = adminPassword) {
  return ask<{ startSecondFactor: { secret: string; uri: string } | null }>(
    'mutation ($password: String!) { startSecondFactor(password: $password) { secret uri } }',
    { password },
    { token },
  );
}

function confirm(token: string, code: string) {
  return ask<{ confirmSecondFactor: string[] | null }>(
    'mutation ($code: String!) { confirmSecondFactor(code: $code) }',
    { code },
    { token },
  );
}

/** An account with its second factor on; confirming it has used up the present code. */
async function enrolled() {
  const account = await newAccount();
  const { secret } = given(await start(account.token), 'startSecondFactor');
  const codes = given(await confirm(account.token, codeOf(secret)), 'confirmSecondFactor');
  return { ...account, secret, codes };
}

let addresses = 0;

/** Logs in from a new address each time, so that the failures of one test do not count in another. */
function logInWith(username: string, code?: string, address?: string) {
  addresses += 1;
  return call<{ token?: string; message: string }>('POST', '/api/auth/login', {
    json: { username, password: adminPassword, code },
    headers: { 'X-Forwarded-For': address ?? `203.0.113.${addresses}` },
  });
}

test('a second factor counts only once a code has confirmed it', async () => {
  const { token, username } = await newAccount();
  const { secret, uri } = given(await start(token), 'startSecondFactor');
  expect(uri).toContain(`otpauth://totp/Apna%20Hi%20Ghar%20Realty:${username}?`);
  expect(uri).toContain(`secret=${secret}`);
  expect((await logInWith(username)).status).toBe(200);
  expect((await confirm(token, '000000')).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  const codes = given(
    await confirm(token, ` ${codeOf(secret).replace(/(...)/, '$1 ')}`),
    'confirmSecondFactor',
  );
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  expect((await logInWith(username)).status).toBe(401);
});

test('starting it requires the password', async () => {
  const { token } = await newAccount();
  const { errors } = await start(token, 'not-the-password');
  expect(errors).toMatchObject([
    { extensions: { fields: { password: 'This is not your current password.' } } },
  ]);
});

test('a login with a second factor needs the code, through both doors, and gives no token before', async () => {
  const { username, secret } = await enrolled();
  const without = await logInWith(username);
  expect(without).toMatchObject({ status: 401, body: { message: codeNeeded, fields: { code: codeNeeded } } });
  expect(without.text).not.toContain('token');
  expect((await logInWith(username, codeOf(secret, 1))).body).toMatchObject({ token: expect.any(String) });

  const { username: other, codes } = await enrolled();
  const login = (code?: string) =>
    ask(
      'mutation ($username: String!, $password: String!, $code: String) { login(username: $username, password: $password, code: $code) { token } }',
      { username: other, password: adminPassword, code },
    );
  expect((await login()).errors).toMatchObject([
    { message: codeNeeded, extensions: { code: 'UNAUTHENTICATED', fields: { code: codeNeeded } } },
  ]);
  expect((await login(codes[0])).data).toMatchObject({ login: { token: expect.any(String) } });
});

test('a wrong password says nothing about the second factor', async () => {
  const { username } = await enrolled();
  const answer = await call('POST', '/api/auth/login', { json: { username, password: 'not-the-password' } });
  expect(answer).toMatchObject({ status: 401, body: { message: 'Wrong username or password.' } });
  expect(answer.body).not.toHaveProperty('fields');
});

test('a code works once, even for two concurrent logins', async () => {
  const { username, secret } = await enrolled();
  // The present code has already confirmed the second factor.
  expect((await logInWith(username, codeOf(secret))).body.message).toBe(codeWrong);
  const code = codeOf(secret, 1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => logInWith(username, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await logInWith(username, code)).body.message).toBe(codeWrong);
});

test('codes of other times are refused', async () => {
  const { username, secret } = await enrolled();
  for (const steps of [-3, 3]) expect((await logInWith(username, codeOf(secret, steps))).status).toBe(401);
});

test('a recovery code works once, in any spelling', async () => {
  const { token, username, codes } = await enrolled();
  const [first = '', second = ''] = codes;
  const answers = await Promise.all([1, 2, 3].map(() => logInWith(username, first)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await logInWith(username, ` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
  expect((await logInWith(username, second)).status).toBe(401);
  expect((await ask('{ me { recoveryCodesLeft } }', {}, { token })).data).toEqual({
    me: { recoveryCodesLeft: 8 },
  });
});

test('new recovery codes replace the old ones', async () => {
  const { token, username, codes } = await enrolled();
  const answer = await ask<{ renewRecoveryCodes: string[] }>(
    'mutation ($password: String!) { renewRecoveryCodes(password: $password) }',
    { password: adminPassword },
    { token },
  );
  const [fresh] = given(answer, 'renewRecoveryCodes');
  expect((await logInWith(username, codes[0])).status).toBe(401);
  expect((await logInWith(username, fresh)).status).toBe(200);
});

test('guessed codes are counted like failed logins', async () => {
  const { username, secret } = await enrolled();
  const address = '198.51.100.77';
  for (let guess = 1; guess <= 5; guess += 1) {
    // A login without a code is no failure, and does not reset the count.
    expect((await logInWith(username, undefined, address)).status).toBe(401);
    expect((await logInWith(username, '000000', address)).status).toBe(401);
  }
  expect((await logInWith(username, codeOf(secret, 1), address)).status).toBe(429);
});

test('it is switched off with the password, or by an owner', async () => {
  const own = await enrolled();
  const off = (password: string) =>
    ask(
      'mutation ($password: String!) { disableSecondFactor(password: $password) { secondFactor } }',
      { password },
      { token: own.token },
    );
  expect((await off('not-the-password')).errors).toHaveLength(1);
  expect((await logInWith(own.username)).status).toBe(401);
  expect((await off(adminPassword)).data).toEqual({ disableSecondFactor: { secondFactor: false } });
  expect((await logInWith(own.username)).status).toBe(200);

  const other = await enrolled();
  const remove = 'mutation ($id: ID!) { removeSecondFactor(id: $id) { secondFactor } }';
  const answer = await ask(remove, { id: other.id }, { token: ownerToken });
  expect(answer.data).toEqual({ removeSecondFactor: { secondFactor: false } });
  expect((await logInWith(other.username)).status).toBe(200);
  const logged = await app.db.collection('activities').distinct('verb', { verb: /^SECOND_FACTOR/ });
  expect(logged.sort()).toEqual(['SECOND_FACTOR_OFF', 'SECOND_FACTOR_ON']);
});

test('the database holds neither the secret nor a recovery code, and another secret cannot read it', async () => {
  const { username, secret, codes } = await enrolled();
  const account = await adminsOf(app).findOne({ username });
  const text = JSON.stringify([account, await app.db.collection('activities').find().toArray()]);
  for (const told of [secret, ...codes]) expect(text).not.toContain(told);
  expect(account?.secondFactor?.recoveryHashes).toHaveLength(10);
  const context = { ...app.context, config: { ...app.context.config, jwtSecret: 'x'.repeat(40) } };
  const decrypt = (shared: AppContext) =>
    account?.secondFactor?.secret && decryptSecret(shared, account._id, account.secondFactor.secret);
  expect(await decrypt(app.context)).toBe(secret);
  expect(await decrypt(context)).toBeNull();
});
