import { beforeEach, expect, test } from 'vitest';
import { AdminRole } from '../../../base/admin-role.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { given } from '../../../testing/factories.ts';
import { startMailServer } from '../../../testing/peers/mail-server.ts';
import { adminName, startTestApp } from '../../../testing/start-test-app.ts';

const server = await startMailServer({
  onRcptTo: ({ address: to }, _session, done) => {
    const refused = to.startsWith('refused');
    done(refused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
  },
});
const app = await startTestApp({
  settings: { mail: { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'site@homes.example.com' } },
});
const { ask, call, db, logIn, token } = app;
const noLink =
  'This link is incomplete, used, withdrawn or expired. Please ask an owner of your office for a new one.';
const password = 'a-password-of-my-own';

beforeEach(async () => {
  await db.collection('admins').deleteMany({ username: { $ne: adminName } });
});

interface Account {
  id: string;
  username: string;
  email: string | null;
  invited: boolean;
  invitedUntil: string | null;
}
interface Invitation {
  account: Account;
  sent: boolean;
  link: string | null;
  message: string;
}

const fields = 'account { id username email invited invitedUntil } sent link message';

function invite(input: Record<string, unknown> = {}, withToken = token) {
  return ask<{ inviteAccount: Invitation }>(
    `mutation ($input: InvitationInput!) { inviteAccount(input: $input) { ${fields} } }`,
    { input: { username: 'meena', role: 'SALES', ...input } },
    { token: withToken },
  );
}

const invited = async (input: Record<string, unknown> = {}) => given(await invite(input), 'inviteAccount');

function renew(id: string) {
  return ask<{ renewInvitation: Invitation }>(
    `mutation ($id: ID!) { renewInvitation(id: $id) { ${fields} } }`,
    { id },
    { token },
  );
}

function withdraw(id: string) {
  return ask(
    'mutation ($id: ID!) { withdrawInvitation(id: $id) { invited invitedUntil } }',
    { id },
    { token },
  );
}

const tokenOf = (text: string | null | undefined) =>
  /https:\/\/homes\.example\.com\/my-account\/choose-password#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

/** Each caller has an address of its own, so that the brake of one test does not meet another. */
let address = 0;
const newAddress = () => ({ 'X-Forwarded-For': `203.0.113.${(address += 1)}` });

function look(link: string, headers = newAddress()) {
  return ask<{ passwordLink: object }>(
    'query ($token: String!) { passwordLink(token: $token) { username role invited expiresAt } }',
    { token: link },
    { headers },
  );
}

function choose(link: string, newPassword = password, headers = newAddress()) {
  return ask<{ choosePassword: { username: string; token: string | null } }>(
    `mutation ($token: String!, $newPassword: String!) {
      choosePassword(token: $token, newPassword: $newPassword) { username token }
    }`,
    { token: link, newPassword },
    { headers },
  );
}

const refusal = { message: noLink, extensions: { code: 'GONE' } };

async function accountOf(id: string) {
  const { data } = await ask<{ accounts: Account[] }>(
    '{ accounts { id username email invited invitedUntil } }',
    {},
    { token },
  );
  return data.accounts.find((account) => account.id === id);
}

test('an invited person chooses a password with the link of the e-mail, and is logged in', async () => {
  const { account, sent, link, message } = await invited({ email: 'Meena@homes.example.com' });
  expect({ sent, link }).toEqual({ sent: true, link: null });
  expect(message).toContain('The link is on its way to meena@homes.example.com.');
  expect(account).toMatchObject({ email: 'meena@homes.example.com', invited: true });
  const daysLeft = (Date.parse(account.invitedUntil ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeCloseTo(7, 2);
  expect(server.recipients).toEqual([['meena@homes.example.com']]);
  const [mail = ''] = server.received;
  expect(mail).toMatch(/Username: meena[^]*Role: Sales/);
  const sentLink = tokenOf(mail);

  const seen = await look(sentLink);
  expect(seen.data.passwordLink).toMatchObject({ username: 'meena', role: 'SALES', invited: true });
  const { data } = await choose(sentLink);
  expect(data.choosePassword.username).toBe('meena');
  const own = { token: data.choosePassword.token ?? '' };
  expect((await ask('{ me { username mustChangePassword invited } }', {}, own)).data.me).toEqual({
    username: 'meena',
    mustChangePassword: false,
    invited: false,
  });
  expect((await ask<{ sessions: object[] }>('{ sessions { id } }', {}, own)).data.sessions).toHaveLength(1);
  expect((await logIn('meena', password)).status).toBe(200);
  expect(await accountOf(account.id)).toMatchObject({ invited: false, invitedUntil: null });
  const { data: log } = await ask<{ activities: { items: { verb: string; username: string }[] } }>(
    '{ activities { items { verb username } } }',
    {},
    { token },
  );
  expect(log.activities.items.map(({ verb, username }) => `${username} ${verb}`)).toEqual([
    'meena LOGIN',
    'meena LOGIN',
    'meena PASSWORD_CHANGED',
    'owner INVITED',
    'owner CREATED',
  ]);
});

test('the database keeps no link, only its hash', async () => {
  const { link } = await invited();
  const secret = tokenOf(link);
  expect(secret).toHaveLength(43);
  await invited({ username: 'second', email: 'second@homes.example.com' });
  const secrets = [secret, tokenOf(server.received[0])];
  for (const { name } of await db.listCollections().toArray()) {
    const stored = JSON.stringify(await db.collection(name).find().toArray());
    for (const one of secrets) expect([name, stored.includes(one)]).toEqual([name, false]);
  }
});

test('without an address the owner gets the link, once', async () => {
  const { link, sent, message, account } = await invited();
  expect(sent).toBe(false);
  expect(message).toMatch(
    /^Please pass this link on yourself, for example by WhatsApp\. It works once, until/,
  );
  expect(server.received).toEqual([]);
  expect((await choose(tokenOf(link))).errors).toBeUndefined();
  expect((await renew(account.id)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
});

test('a link works once, even for two requests at the same moment', async () => {
  const secret = tokenOf((await invited()).link);
  const answers = await Promise.all([choose(secret), choose(secret, 'another-password')]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect((await choose(secret)).errors).toMatchObject([refusal]);
  expect((await look(secret)).errors).toMatchObject([refusal]);
});

test('a new link ends the earlier one, and a withdrawn one works no more', async () => {
  const first = await invited({ email: 'meena@homes.example.com' });
  const former = tokenOf(server.received[0]);
  const { id } = first.account;
  expect((await renew(id)).data.renewInvitation.sent).toBe(true);
  const latter = tokenOf(server.received[1]);
  expect((await look(former)).errors).toMatchObject([refusal]);
  expect((await look(latter)).errors).toBeUndefined();
  expect((await withdraw(id)).data.withdrawInvitation).toEqual({ invited: true, invitedUntil: null });
  expect((await choose(latter)).errors).toMatchObject([refusal]);
  // The person cannot get back in by way of a forgotten password.
  await forget('meena@homes.example.com');
  expect((await renew(id)).data.renewInvitation.sent).toBe(true);
  expect(server.received).toHaveLength(3);
});

test.each([
  ['has ended', { $set: { 'link.expiresAt': new Date(Date.now() - 1000) } }],
  ['is of a disabled account', { $set: { disabledAt: new Date() } }],
])('a link that %s gets the same sentence as a wrong one', async (_kind, change) => {
  const secret = tokenOf((await invited()).link);
  await db.collection('admins').updateOne({ username: 'meena' }, change);
  for (const tried of [secret, 'wrong', '']) {
    expect((await look(tried)).errors).toMatchObject([refusal]);
    expect((await choose(tried)).errors).toMatchObject([refusal]);
  }
});

test('the rules of passwords hold, and a refused password does not use the link up', async () => {
  const secret = tokenOf((await invited()).link);
  expect((await choose(secret, 'short')).errors).toMatchObject([
    { extensions: { fields: { newPassword: 'Please use 10 to 200 characters.' } } },
  ]);
  expect((await choose(secret)).errors).toBeUndefined();
});

test('wrong links count as failed logins of their address', async () => {
  const secret = tokenOf((await invited()).link);
  const from = newAddress();
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await look(`wrong-${tries}`, from)).errors).toMatchObject([refusal]);
  }
  expect((await look(secret, from)).status).toBe(429);
  expect((await choose(secret, password, from)).status).toBe(429);
  expect((await logIn(adminName, 'wrong', from['X-Forwarded-For'])).status).toBe(429);
  expect((await look(secret)).errors).toBeUndefined();
});

test('when the mail server refuses, the owner reads why and gets the link', async () => {
  const { sent, link, message } = await invited({ email: 'refused@homes.example.com' });
  expect(sent).toBe(false);
  expect(message).toMatch(
    /^The e-mail was not sent\. The server refused a recipient\..* No such mailbox Please pass/,
  );
  expect((await look(tokenOf(link))).errors).toBeUndefined();
});

test('a name and an address belong to one account', async () => {
  await invited({ email: 'x@homes.example.com' });
  const twice = await invite({ username: 'other', email: 'X@homes.example.com' });
  expect(twice.errors).toMatchObject([
    { extensions: { fields: { email: 'There is already an account with this e-mail address.' } } },
  ]);
  const named = await invite({ email: 'y@homes.example.com' });
  expect(named.errors).toMatchObject([
    { extensions: { fields: { username: 'There is already an account with this username.' } } },
  ]);
});

test('an invited owner does not count as one who can log in', async () => {
  await invited({ role: 'OWNER' });
  const { data } = await ask<{ me: { id: string } }>('{ me { id } }', {}, { token });
  const { errors } = await ask(
    'mutation ($id: ID!) { setAccountDisabled(id: $id, disabled: true) { id } }',
    { id: data.me.id },
    { token },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
});

test('a password that the owner sets ends the invitation', async () => {
  const { account, link } = await invited();
  await ask(
    'mutation ($id: ID!) { resetAccountPassword(id: $id, password: "a-first-password") { password } }',
    { id: account.id },
    { token },
  );
  expect((await look(tokenOf(link))).errors).toMatchObject([refusal]);
  expect(await accountOf(account.id)).toMatchObject({ invited: false });
  expect((await logIn('meena', 'a-first-password')).status).toBe(200);
});

async function forget(email: string, headers = newAddress()) {
  return ask<{ requestPasswordLink: boolean }>(
    'mutation ($email: String!) { requestPasswordLink(email: $email) }',
    { email },
    { headers },
  );
}

function setEmail(id: string, email: string | null) {
  return ask(
    'mutation ($id: ID!, $email: String) { setAccountEmail(id: $id, email: $email) { email } }',
    { id, email },
    { token },
  );
}

/** An account with a password and an e-mail address. */
async function addMeena(email: string) {
  const { account, link } = await invited();
  await choose(tokenOf(link));
  expect((await setEmail(account.id, email)).data.setAccountEmail).toEqual({ email });
  return account.id;
}

test('a forgotten password is replaced with a link, which ends all logins', async () => {
  await addMeena('meena@homes.example.com');
  const { token: before } = await logIn('meena', password);
  expect((await forget(' Meena@Homes.example.com')).data).toEqual({ requestPasswordLink: true });
  await server.receives(1);
  expect(server.recipients).toEqual([['meena@homes.example.com']]);
  const secret = tokenOf(server.received[0]);
  expect((await look(secret)).data.passwordLink).toMatchObject({ username: 'meena', invited: false });
  const { data } = await choose(secret, 'a-second-password');
  expect(data.choosePassword.token).toBeTruthy();
  expect((await ask('{ me { id } }', {}, { token: before })).errors).toBeDefined();
  expect((await logIn('meena', password)).status).toBe(401);
  expect((await logIn('meena', 'a-second-password')).status).toBe(200);
});

test('the answer is the same for an unknown address, and no e-mail goes out', async () => {
  await addMeena('meena@homes.example.com');
  expect((await forget('nobody@homes.example.com')).data).toEqual({ requestPasswordLink: true });
  expect((await forget('meena@homes.example.com')).data).toEqual({ requestPasswordLink: true });
  await server.receives(1);
  expect(server.recipients).toEqual([['meena@homes.example.com']]);
});

test.each(['', 'meena', '\ud800', 'meena\ud800@homes.example.com'])(
  '“%s” is no address for a link',
  async (email) => {
    const fields = { email: 'Please enter a valid e-mail address.' };
    expect((await forget(email)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields } }]);
  },
);

test('requests for links count as failed logins of their address, and one account gets three an hour', async () => {
  await addMeena('meena@homes.example.com');
  for (let asked = 1; asked <= 3; asked += 1) {
    await forget('meena@homes.example.com');
    await server.receives(asked);
  }
  const before = await db.collection('admins').findOne({ username: 'meena' });
  await forget('meena@homes.example.com');
  const from = newAddress();
  for (let asked = 0; asked < 5; asked += 1) await forget(`nobody${asked}@homes.example.com`, from);
  expect((await forget('meena@homes.example.com', from)).status).toBe(429);
  expect(server.received).toHaveLength(3);
  // The last link that was sent still works.
  expect((await db.collection('admins').findOne({ username: 'meena' }))?.link).toEqual(before?.link);
});

test('after a link, an account with a second factor still needs its code', async () => {
  await addMeena('meena@homes.example.com');
  const secondFactor = { secret: 'sealed', lastStep: 0, recoveryHashes: [] };
  await db.collection('admins').updateOne({ username: 'meena' }, { $set: { secondFactor } });
  await forget('meena@homes.example.com');
  await server.receives(1);
  const { data } = await choose(tokenOf(server.received[0]), 'a-second-password');
  expect(data.choosePassword).toEqual({ username: 'meena', token: null });
  const { body } = await call('POST', '/api/auth/login', {
    json: { username: 'meena', password: 'a-second-password' },
  });
  expect(body.message).toContain('Please enter the code');
});

test('a new address ends a link on its way to the former one', async () => {
  const id = await addMeena('meena@homes.example.com');
  await forget('meena@homes.example.com');
  await server.receives(1);
  await setEmail(id, 'new@homes.example.com');
  expect((await look(tokenOf(server.received[0]))).errors).toMatchObject([refusal]);
  expect((await setEmail(id, null)).data.setAccountEmail).toEqual({ email: null });
  expect((await setEmail(id, 'nonsense')).errors).toMatchObject([{ extensions: { fields: { email: /./ } } }]);
});

test('only an owner invites', async () => {
  const sales = await tokenOfRole(app, AdminRole.SALES);
  expect((await invite({}, sales)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
