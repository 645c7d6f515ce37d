import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { setClock } from '../../../base/clock.ts';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { makeAuthenticator } from '../../../testing/peers/authenticator.ts';
import { given } from '../../../testing/factories.ts';
import { adminPassword, startTestApp } from '../../../testing/start-test-app.ts';
import { adminsOf } from '../admin.type.ts';

const app = await startTestApp();
const { ask, call, token: ownerToken } = app;
const site = app.context.config.siteUrl;
const notUsable = 'This passkey could not be used. Please try again, or log in with your password.';

let addresses = 0;
/** Sends from a new address each time, so that the failures of one test do not count in another. */
function fromElsewhere() {
  addresses += 1;
  return { headers: { 'X-Forwarded-For': `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` } };
}

async function newAccount() {
  const token = await tokenOfRole(app, AdminRole.SALES);
  const asked = await ask<{ me: { username: string; id: string } }>('{ me { username id } }', {}, { token });
  return { token, ...given(asked, 'me') };
}

async function startAdding(token: string, password = adminPassword) {
  return ask<{ startPasskey: string | null }>(
    'mutation ($password: String!) { startPasskey(password: $password) }',
    { password },
    { token },
  );
}

function add(token: string, answer: string, name = 'My phone') {
  return ask<{ addPasskey: { id: string; name: string } | null }>(
    'mutation ($name: String!, $answer: String!) { addPasskey(name: $name, answer: $answer) { id name } }',
    { name, answer },
    { token },
  );
}

async function withPasskey() {
  const account = await newAccount();
  const device = makeAuthenticator(site);
  const options = given(await startAdding(account.token), 'startPasskey');
  given(await add(account.token, device.create(options)), 'addPasskey');
  return { ...account, device };
}

async function loginOptions(): Promise<string> {
  return given(
    await ask<{ startPasskeyLogin: string }>('mutation { startPasskeyLogin }'),
    'startPasskeyLogin',
  );
}

function logInWith(answer: string, from = fromElsewhere()) {
  return ask<{ loginWithPasskey: { token: string; message: string } | null }>(
    'mutation ($answer: String!) { loginWithPasskey(answer: $answer) { token message } }',
    { answer },
    from,
  );
}

async function hasAccess(token: string): Promise<boolean> {
  return (await call('GET', '/api/contacts', { token })).status === 200;
}

const refused = { message: notUsable, extensions: { code: 'UNAUTHENTICATED' } };

test('a passkey that was added logs in by itself, and again', async () => {
  const { device, token, username } = await withPasskey();
  for (let round = 1; round <= 2; round += 1) {
    const { token: session } = given(await logInWith(device.get(await loginOptions())), 'loginWithPasskey');
    expect(await hasAccess(session)).toBe(true);
    expect((await ask('{ me { username } }', {}, { token: session })).data).toEqual({ me: { username } });
  }
  const { data } = await ask('{ me { secondFactor passkeys { id name lastUsedAt } } }', {}, { token });
  expect(data).toEqual({
    me: {
      secondFactor: false,
      passkeys: [{ id: device.id, name: 'My phone', lastUsedAt: expect.any(String) as string }],
    },
  });
  expect(await app.db.collection('activities').distinct('verb', { verb: /PASSKEY|^LOGIN$/ })).toEqual([
    'LOGIN',
    'PASSKEY_ADDED',
  ]);
});

test('the options of a login name no account, and ask for a passkey of this site that is unlocked', async () => {
  await withPasskey();
  const options = JSON.parse(await loginOptions()) as Record<string, unknown>;
  expect(options).toMatchObject({ rpId: 'homes.example.com', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
});

test('an answer works once, also when it is sent several times at once', async () => {
  const { device } = await withPasskey();
  const answer = device.get(await loginOptions());
  const answers = await Promise.all([1, 2, 3, 4].map(() => logInWith(answer)));
  expect(answers.filter(({ data }) => data.loginWithPasskey)).toHaveLength(1);
  expect((await logInWith(answer)).errors).toMatchObject([refused]);
});

test('a passkey whose counter goes back was copied, and is refused', async () => {
  const { device } = await withPasskey();
  for (let times = 0; times < 2; times += 1)
    expect((await logInWith(device.get(await loginOptions()))).errors).toBeUndefined();
  for (const counter of [0, 1, 2])
    expect((await logInWith(device.get(await loginOptions(), { counter }))).errors).toMatchObject([refused]);
  expect((await logInWith(device.get(await loginOptions()))).errors).toBeUndefined();
});

test('each forged, outdated or foreign answer is refused alike', async () => {
  const { device, token } = await withPasskey();
  const other = makeAuthenticator(site);
  const { id } = given(await ask<{ me: { id: string } }>('{ me { id } }', {}, { token }), 'me');
  other.claim(Buffer.from(id, 'hex').toString('base64url'));
  const options = await loginOptions();
  const adding = given(await startAdding(token), 'startPasskey');
  const whole = JSON.parse(device.get(options)) as { response: Record<string, unknown> };
  const answers = {
    'a passkey that nobody added': other.get(options),
    'another origin': device.get(options, { origin: 'https://homes.example.org' }),
    'another domain': device.get(options, { rpId: 'example.org' }),
    'a passkey that was not unlocked': device.get(options, { unlocked: false }),
    'the answer to another question': device.get(options, { type: 'webauthn.create' }),
    'a challenge of its own': device.get(options, { challenge: 'Zm9yZ2Vk' }),
    'a challenge for adding': device.get(adding),
    'a signature of something else': JSON.stringify({
      ...whole,
      response: {
        ...whole.response,
        signature: (JSON.parse(device.get(options)) as typeof whole).response.signature,
      },
    }),
    'the id of a passkey with another key': JSON.stringify({
      ...JSON.parse(other.get(options)),
      id: device.id,
      rawId: device.id,
    }),
    'an unknown account': JSON.stringify({
      ...whole,
      response: { ...whole.response, userHandle: 'AAAAAAAAAAAAAAAA' },
    }),
    'no account': JSON.stringify({ ...whole, response: { ...whole.response, userHandle: undefined } }),
    'values of other types': JSON.stringify({
      id: { $ne: '' },
      response: { userHandle: ['x'], signature: 7 },
    }),
    'no JSON': 'open sesame',
    null: 'null',
    'an endless text': `"${'x'.repeat(30_000)}"`,
  };
  for (const [what, answer] of Object.entries(answers))
    expect([what, (await logInWith(answer)).errors]).toMatchObject([what, [refused]]);
});

test('a challenge lasts five minutes', async () => {
  const { device } = await withPasskey();
  const options = await loginOptions();
  setClock(5 * 60_000);
  const late = await logInWith(device.get(options)).finally(() => setClock(0));
  expect(late.errors).toMatchObject([refused]);
});

test('guesses count as failed logins of the address', async () => {
  const { device } = await withPasskey();
  const from = fromElsewhere();
  for (let guess = 1; guess <= 5; guess += 1) expect((await logInWith('{}', from)).status).toBe(200);
  const sixth = await logInWith(device.get(await loginOptions()), from);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a disabled account, a removed passkey and a password to change let no passkey in', async () => {
  const disabled = await withPasskey();
  const set =
    'mutation ($id: ID!, $disabled: Boolean!) { setAccountDisabled(id: $id, disabled: $disabled) { id } }';
  await ask(set, { id: disabled.id, disabled: true }, { token: ownerToken });
  expect((await logInWith(disabled.device.get(await loginOptions()))).errors).toMatchObject([refused]);

  const removed = await withPasskey();
  const remove = (password: string) =>
    ask(
      'mutation ($id: String!, $password: String!) { removePasskey(id: $id, password: $password) { name } }',
      { id: removed.device.id, password },
      { token: removed.token },
    );
  expect((await remove('not-the-password')).errors).toHaveLength(1);
  expect((await remove(adminPassword)).data).toEqual({ removePasskey: { name: 'My phone' } });
  expect((await logInWith(removed.device.get(await loginOptions()))).errors).toMatchObject([refused]);
  expect((await remove(adminPassword)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);

  const reset = await withPasskey();
  await ask(
    'mutation ($id: ID!) { resetAccountPassword(id: $id) { password } }',
    { id: reset.id },
    { token: ownerToken },
  );
  expect((await logInWith(reset.device.get(await loginOptions()))).errors).toMatchObject([
    { message: expect.stringContaining('Please log in with it once') as string },
  ]);
});

test('only the own password adds a passkey, only within its own account, and only once', async () => {
  const { token, device } = await withPasskey();
  expect((await startAdding(token, 'not-the-password')).errors).toMatchObject([
    { extensions: { fields: { password: 'This is not your current password.' } } },
  ]);
  const options = given(await startAdding(token), 'startPasskey');
  const stranger = await newAccount();
  const fresh = makeAuthenticator(site);
  const notAdded = [{ message: 'The passkey could not be added. Please start again.' }];
  expect((await add(stranger.token, fresh.create(options))).errors).toMatchObject(notAdded);
  expect((await add(token, fresh.create(options, { origin: 'https://example.org' }))).errors).toMatchObject(
    notAdded,
  );
  expect((await add(token, fresh.create(options, { unlocked: false }))).errors).toMatchObject(notAdded);
  expect((await add(token, device.create(options))).errors).toMatchObject(notAdded);
  expect((await add(token, '{"id":{"$ne":1}}')).errors).toMatchObject(notAdded);
  expect((await add(token, fresh.create(options), ' ')).errors).toMatchObject([
    { extensions: { fields: { name: 'Please use 1 to 60 characters.' } } },
  ]);
  expect((await add(token, fresh.create(options), 'Office key')).data).toMatchObject({
    addPasskey: { name: 'Office key' },
  });
});

test('passkeys can be the second factor: then a password needs a recovery code, and the last passkey stays', async () => {
  const { token, username, device } = await withPasskey();
  const demand = (as: string) =>
    ask<{ requirePasskey: string[] | null }>(
      'mutation ($password: String!) { requirePasskey(password: $password) }',
      { password: adminPassword },
      { token: as },
    );
  const without = await newAccount();
  expect((await demand(without.token)).errors).toMatchObject([{ message: 'Please add a passkey first.' }]);
  const codes = given(await demand(token), 'requirePasskey');
  expect(codes).toHaveLength(10);
  expect((await demand(token)).errors).toMatchObject([{ message: 'The second factor is already on.' }]);

  const logIn = (code?: string) =>
    call('POST', '/api/auth/login', {
      json: { username, password: adminPassword, code },
      ...fromElsewhere(),
    });
  const sentence = 'Please log in with your passkey, or enter a recovery code.';
  expect(await logIn()).toMatchObject({ status: 401, body: { message: sentence } });
  expect((await logIn('123456')).status).toBe(401);
  expect((await logIn(codes[0])).status).toBe(200);
  expect((await logIn(codes[0])).status).toBe(401);
  expect((await logInWith(device.get(await loginOptions()))).data.loginWithPasskey).toBeTruthy();

  const remove = () =>
    ask(
      'mutation ($id: String!, $password: String!) { removePasskey(id: $id, password: $password) { id } }',
      { id: device.id, password: adminPassword },
      { token },
    );
  expect((await remove()).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  const off = 'mutation ($password: String!) { disableSecondFactor(password: $password) { secondFactor } }';
  await ask(off, { password: adminPassword }, { token });
  expect((await remove()).data).toEqual({ removePasskey: { id: device.id } });
});

test('an owner helps an account that has lost its devices', async () => {
  const { id, device } = await withPasskey();
  await ask('mutation ($id: ID!) { removeSecondFactor(id: $id) { id } }', { id }, { token: ownerToken });
  expect((await logInWith(device.get(await loginOptions()))).errors).toMatchObject([refused]);
  expect((await adminsOf(app).findOne({ _id: new ObjectId(id) }))?.passkeys).toEqual([]);
});
