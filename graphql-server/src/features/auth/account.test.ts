import { ObjectId } from 'mongodb';
import { beforeEach, expect, test } from 'vitest';
import { AdminRole } from '../../base/admin-role.ts';
import { tokenOfRole } from '../../testing/accounts.ts';
import { given } from '../../testing/factories.ts';
import { adminName, startTestApp } from '../../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token, logIn } = app;

beforeEach(async () => {
  await app.db.collection('admins').deleteMany({ username: { $ne: adminName } });
});

interface Account {
  id: string;
  username: string;
  role: string;
  disabledAt: string | null;
}

const fields = 'id username role disabledAt secondFactor recoveryCodesLeft';

function create(input: Record<string, unknown>) {
  return ask<{ createAccount: { account: Account; password: string | null } | null }>(
    `mutation ($input: AccountInput!) { createAccount(input: $input) { account { ${fields} } password } }`,
    { input },
    { token },
  );
}

const created = async (input: Record<string, unknown>) => given(await create(input), 'createAccount');

function setRole(id: string, role: string, withToken = token) {
  return ask(
    'mutation ($id: ID!, $role: AdminRole!) { setAccountRole(id: $id, role: $role) { role } }',
    { id, role },
    { token: withToken },
  );
}

function setDisabled(id: string, disabled: boolean, withToken = token) {
  return ask(
    'mutation ($id: ID!, $disabled: Boolean!) { setAccountDisabled(id: $id, disabled: $disabled) { disabledAt } }',
    { id, disabled },
    { token: withToken },
  );
}

const isLoggedIn = async (withToken: string) =>
  (await ask('{ me { id } }', {}, { token: withToken })).errors === undefined;

async function ownId(withToken = token): Promise<string> {
  return given(await ask<{ me: { id: string } }>('{ me { id } }', {}, { token: withToken }), 'me').id;
}

test('the owner creates an account, which logs in with the password that is shown once', async () => {
  const { account, password } = await created({ username: 'Asha', role: 'EDITOR' });
  expect(account).toMatchObject({ username: 'asha', role: 'EDITOR', disabledAt: null, secondFactor: false });
  expect(password).toMatch(/^[\w-]{16}$/);
  expect((await logIn('asha', password ?? '')).status).toBe(200);
  const { data, text } = await ask(`{ accounts { ${fields} } }`, {}, { token });
  expect(data.accounts).toMatchObject([{ username: 'asha' }, { username: adminName }]);
  expect(text).not.toMatch(new RegExp(`argon2|${password}`));
});

test('an account can be created with a chosen password', async () => {
  const { password } = await created({ username: 'ravi', role: 'SALES', password: 'a-password-for-ravi' });
  expect(password).toBeNull();
  expect((await logIn('ravi', 'a-password-for-ravi')).status).toBe(200);
});

test.each([
  [{ username: 'a' }, 'username', 'Please use 2 to 60 letters, digits and . _ @ -'],
  [{ username: 'has space' }, 'username', 'Please use 2 to 60 letters, digits and . _ @ -'],
  [{ username: ' ' }, 'username', 'Please enter a name.'],
  [{ username: 'OWNER' }, 'username', 'There is already an account with this username.'],
  [{ password: 'too-short' }, 'password', 'Please use 10 to 200 characters.'],
])('the account %j is refused beside its field', async (values, field, sentence) => {
  const { errors } = await create({ username: 'asha', role: 'SALES', ...values });
  expect(errors).toMatchObject([
    { message: sentence, extensions: { code: 'BAD_USER_INPUT', fields: { [field]: sentence } } },
  ]);
});

test('a password keeps its spaces, chosen by the account or by an owner', async () => {
  const password = '  ten letters  ';
  const { account } = await created({ username: 'spaced', role: 'EDITOR', password });
  expect((await logIn('spaced', password)).status).toBe(200);
  const reset =
    'mutation ($id: ID!, $password: String) { resetAccountPassword(id: $id, password: $password) { password } }';
  await ask(reset, { id: account.id, password: `${password} ` }, { token });
  expect((await logIn('spaced', `${password} `)).status).toBe(200);
});

test('a name is found even if a phone capitalises it', async () => {
  await created({ username: 'Kiran.Example', role: 'SALES', password: 'a-password-of-mine' });
  for (const username of ['kiran.example', 'Kiran.example', 'KIRAN.EXAMPLE'])
    expect((await logIn(username, 'a-password-of-mine')).status).toBe(200);
});

test('a new role applies at the next request, and ends the logins', async () => {
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  const id = await ownId(editor);
  expect((await setRole(id, 'SALES')).data).toEqual({ setAccountRole: { role: 'SALES' } });
  expect(await isLoggedIn(editor)).toBe(false);
  const stored = await app.db.collection('sessions').countDocuments({ adminId: new ObjectId(id) });
  expect(stored).toBe(0);
});

test('a disabled account is logged out at once and cannot log in until it is enabled', async () => {
  const { account } = await created({ username: 'ravi', role: 'SALES', password: 'a-password-for-ravi' });
  const { token: sales } = await logIn('ravi', 'a-password-for-ravi');
  await setDisabled(account.id, true);
  expect(await isLoggedIn(sales)).toBe(false);
  expect(await logIn('ravi', 'a-password-for-ravi')).toMatchObject({
    status: 401,
    body: { message: 'Wrong username or password.' },
  });
  await setDisabled(account.id, false);
  expect((await logIn('ravi', 'a-password-for-ravi')).status).toBe(200);
});

test('the last owner can be neither demoted nor disabled', async () => {
  const id = await ownId();
  await tokenOfRole(app, AdminRole.EDITOR);
  const disabled = await ownId(await tokenOfRole(app, AdminRole.OWNER));
  await setDisabled(disabled, true);
  for (const answer of [await setRole(id, 'SALES'), await setDisabled(id, true)]) {
    expect(answer.errors).toMatchObject([
      {
        message: 'This is the last owner who can log in. Please make another person an owner first.',
        extensions: { code: 'CONFLICT' },
      },
    ]);
  }
  expect(await isLoggedIn(token)).toBe(true);
});

test('when owners demote each other at the same time, one owner remains', async () => {
  await app.db.collection('admins').updateOne({ username: adminName }, { $set: { disabledAt: new Date() } });
  const tokens = await Promise.all(Array.from({ length: 4 }, () => tokenOfRole(app, AdminRole.OWNER)));
  const ids = await Promise.all(tokens.map((each) => ownId(each)));
  // Each owner demotes the next one.
  await Promise.all(tokens.map((each, index) => setRole(ids[(index + 1) % 4] ?? '', 'EDITOR', each)));
  const left = await app.db.collection('admins').countDocuments({ role: 'OWNER', disabledAt: null });
  await app.db.collection('admins').updateOne({ username: adminName }, { $set: { disabledAt: null } });
  expect(left).toBe(1);
});

test('the owner resets a password, which ends the logins of the account', async () => {
  const { account, password } = await created({ username: 'ravi', role: 'SALES' });
  const { token: sales } = await logIn('ravi', password ?? '');
  const answer = await ask<{ resetAccountPassword: { password: string } }>(
    'mutation ($id: ID!) { resetAccountPassword(id: $id) { password account { username } } }',
    { id: account.id },
    { token },
  );
  expect(await isLoggedIn(sales)).toBe(false);
  expect((await logIn('ravi', password ?? '')).status).toBe(401);
  expect((await logIn('ravi', given(answer, 'resetAccountPassword').password)).status).toBe(200);
});

const changePassword = (withToken: string, currentPassword: string, newPassword: string) =>
  ask(
    `mutation ($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { mustChangePassword }
    }`,
    { currentPassword, newPassword },
    { token: withToken },
  );
const mustChange = async (withToken: string) =>
  (await ask('{ me { mustChangePassword } }', {}, { token: withToken })).data.me;

test.each([
  ['that was made up', undefined],
  ['that the owner chose', 'a-password-for-ravi'],
])('a password %s serves once: then the account chooses its own', async (_kind, chosen) => {
  const { account, password: made } = await created({ username: 'ravi', role: 'SALES', password: chosen });
  const given = chosen ?? made ?? '';
  const phone = await logIn('ravi', given);
  const desk = await logIn('ravi', given);
  expect(await mustChange(desk.token)).toEqual({ mustChangePassword: true });
  expect((await call('GET', '/api/contacts', { token: desk.token })).status).toBe(403);

  expect((await changePassword(desk.token, given, given)).errors).toMatchObject([
    {
      extensions: { fields: { newPassword: 'Please choose a password that differs from the current one.' } },
    },
  ]);
  expect((await changePassword(desk.token, given, 'a-password-of-my-own')).data).toEqual({
    changePassword: { mustChangePassword: false },
  });
  expect(await mustChange(desk.token)).toEqual({ mustChangePassword: false });
  expect((await call('GET', '/api/contacts', { token: desk.token })).status).toBe(200);
  expect(await isLoggedIn(phone.token)).toBe(false);
  expect((await logIn('ravi', given)).status).toBe(401);

  const changed = { verb: 'PASSWORD_CHANGED', adminId: new ObjectId(account.id) };
  expect(await app.db.collection('activities').countDocuments(changed)).toBe(1);
});

test('a reset password is a one-time password, and its account can log out without changing it', async () => {
  const sales = await tokenOfRole(app, AdminRole.SALES);
  const id = await ownId(sales);
  expect(await mustChange(sales)).toEqual({ mustChangePassword: false });
  const reset = await ask<{ resetAccountPassword: { password: string; account: { username: string } } }>(
    `mutation ($id: ID!) {
      resetAccountPassword(id: $id) { password account { username mustChangePassword } }
    }`,
    { id },
    { token },
  );
  const { password, account } = given(reset, 'resetAccountPassword');
  expect(account).toMatchObject({ mustChangePassword: true });
  const next = await logIn(account.username, password);
  expect(await mustChange(next.token)).toEqual({ mustChangePassword: true });
  const left = await ask('mutation { logout { current } }', {}, { token: next.token });
  expect(left.data).toEqual({ logout: { current: true } });
  expect(await app.db.collection('activities').countDocuments({ verb: 'LOGOUT' })).toBe(1);
});

test('an account sees its own logins, and ends one or all of them', async () => {
  await created({ username: 'ravi', role: 'SALES', password: 'a-password-for-ravi' });
  await app.db.collection('admins').updateOne({ username: 'ravi' }, { $set: { mustChangePassword: false } });
  const phone = await call<{ token: string }>('POST', '/api/auth/login', {
    json: { username: 'ravi', password: 'a-password-for-ravi' },
    headers: { 'User-Agent': 'Telephone', 'X-Forwarded-For': '203.0.113.9' },
  });
  const { token: desk } = await logIn('ravi', 'a-password-for-ravi');
  const listed = await ask<{ sessions: { id: string; current: boolean }[] }>(
    '{ sessions { id address userAgent current } }',
    {},
    { token: desk },
  );
  const [own, other] = given(listed, 'sessions');
  expect(own).toMatchObject({ current: true });
  expect(other).toMatchObject({ current: false, userAgent: 'Telephone', address: '203.0.113.9' });

  const end = (id: string | undefined, withToken: string) =>
    ask('mutation ($id: ID!) { endSession(id: $id) { id } }', { id }, { token: withToken });
  const stranger = await end(other?.id, token);
  expect(stranger.errors).toMatchObject([{ message: 'Session not found.' }]);
  expect(await isLoggedIn(phone.body.token)).toBe(true);
  expect((await end(other?.id, desk)).data).toEqual({ endSession: { id: other?.id } });
  expect(await isLoggedIn(phone.body.token)).toBe(false);
  expect(await isLoggedIn(desk)).toBe(true);
  const all = await ask('mutation { logoutEverywhere { id } }', {}, { token: desk });
  expect(all.data).toEqual({ logoutEverywhere: [{ id: own?.id }] });
  expect(await isLoggedIn(desk)).toBe(false);
});

test('changes to accounts are in the log, without any password', async () => {
  const { account, password } = await created({ username: 'ravi', role: 'SALES' });
  await setRole(account.id, 'EDITOR');
  await setDisabled(account.id, true);
  await ask(
    'mutation ($id: ID!) { resetAccountPassword(id: $id) { password } }',
    { id: account.id },
    { token },
  );
  const stored = await app.db
    .collection('activities')
    .find({}, { sort: { at: 1 } })
    .toArray();
  expect(stored).toMatchObject([
    { verb: 'CREATED', label: 'ravi', changes: [{ field: 'role', before: null, after: 'SALES' }] },
    { verb: 'UPDATED', label: 'ravi', changes: [{ field: 'role', before: 'SALES', after: 'EDITOR' }] },
    { verb: 'UPDATED', label: 'ravi', changes: [{ field: 'disabledAt', before: null }] },
    { verb: 'PASSWORD_RESET', label: 'ravi', changes: [] },
  ]);
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`argon2|${password}`));
});

test('an editor reads the names of the owners who can log in, to ask them', async () => {
  const { account } = await created({ username: 'sita', role: 'OWNER' });
  await created({ username: 'ravi', role: 'SALES' });
  const editor = await tokenOfRole(app, AdminRole.EDITOR);
  const names = async () => (await ask('{ ownerNames }', {}, { token: editor })).data.ownerNames;
  expect(await names()).toEqual([adminName, 'sita'].sort());
  await setDisabled(account.id, true);
  expect(await names()).toEqual([adminName]);
});
