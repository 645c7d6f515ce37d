import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeToken, revokeToken } from '../../../testing/api-tokens.ts';
import { tokenOfRole } from '../../../testing/accounts.ts';
import { addProperty, contactInput, given, propertyInput, sendContact } from '../../../testing/factories.ts';
import { adminPassword, startTestApp } from '../../../testing/start-test-app.ts';
import { AdminRole } from '../../../base/admin-role.ts';
import { remindOfTokens } from './ending-tokens.ts';
import { writeTokenUses } from './token-use.ts';

const app = await startTestApp({ pages: true });
const { ask, call, token, db } = app;

beforeEach(async () => {
  await db.collection('loginAttempts').deleteMany({});
});

const create = (input: Record<string, unknown>, withToken = token) =>
  ask<{ createApiToken: { token: Record<string, unknown>; secret: string } }>(
    `mutation ($input: CreateTokenInput!) {
      createApiToken(input: $input) {
        token { name scopes networks createdBy isAlive calls refusals lastUsedAt expiresAt createdAt }
        secret
      }
    }`,
    { input: { name: 'Portal', scopes: ['LISTINGS_READ'], days: 90, password: adminPassword, ...input } },
    { token: withToken },
  );

const dayMs = 86_400_000;
const publicList = 'query { projects { totalCount } }';
const readsPublic = async (secret: string, headers: Record<string, string> = {}) => {
  const [graphql, rest, page] = await Promise.all([
    ask(publicList, {}, { token: secret, headers }),
    call('GET', '/api/form', { token: secret, headers }),
    call('GET', '/about', { token: secret, headers }),
  ]);
  return [graphql, rest, page].map(({ status }) => status);
};

test('an owner makes a token, which is shown once; the database keeps a hash of its secret alone', async () => {
  const { token: made, secret } = given(
    await create({ networks: ['203.0.113.0/24', '2001:DB8::7'] }),
    'createApiToken',
  );
  expect(made).toMatchObject({
    name: 'Portal',
    scopes: ['LISTINGS_READ'],
    networks: ['203.0.113.0/24', '2001:db8::7/128'],
    createdBy: 'owner',
    isAlive: true,
    calls: 0,
    refusals: 0,
    lastUsedAt: null,
  });
  const days = Date.parse(String(made.expiresAt)) - Date.parse(String(made.createdAt));
  expect(days).toBe(90 * 24 * 3_600_000);
  expect(secret).toMatch(/^ahg_[0-9a-f]{24}_[\w-]{43}$/);
  const random = secret.slice('ahg_'.length + 25);
  const everything = await Promise.all(
    (await db.collections()).map(async (one) => JSON.stringify(await one.find().toArray())),
  );
  expect(everything.join('')).toContain(createHash('sha256').update(random).digest('hex'));
  expect(everything.join('')).not.toContain(random);
  const { text } = await ask('{ apiTokens { id name scopes } }', {}, { token });
  expect(text).toContain('Portal');
  expect(text).not.toContain(random);
});

const wrongInputs: [what: string, input: Record<string, unknown>, field: string | null, sentence: string][] =
  [
    ['a scope that does not exist', { scopes: ['EVERYTHING'] }, null, 'wrong value'],
    ['no scope', { scopes: [] }, 'scopes', 'Please choose at least one thing that the token may do.'],
    ['one scope twice', { scopes: ['LEADS_READ', 'LEADS_READ'] }, 'scopes', 'Please name each scope once.'],
    ['an end in the past', { days: -1 }, 'days', 'Please choose 7, 30, 90 or 365 days.'],
    ['no end', { days: 100_000 }, 'days', 'Please choose 7, 30, 90 or 365 days.'],
    ['a network of all', { networks: ['0.0.0.0/0'] }, 'networks', 'too wide'],
    ['a network of all of IPv6', { networks: ['::/0'] }, 'networks', 'too wide'],
    ['a half of all networks', { networks: ['128.0.0.0/1'] }, 'networks', 'too wide'],
    ['a prefix beyond the address', { networks: ['203.0.113.0/33'] }, 'networks', 'no network'],
    ['a negative prefix', { networks: ['203.0.113.0/-1'] }, 'networks', 'no network'],
    ['a name instead of a network', { networks: ['localhost'] }, 'networks', 'no network'],
    ['a zone in a network', { networks: ['fe80::1%eth0/64'] }, 'networks', 'no network'],
    [
      'eleven networks',
      { networks: Array.from({ length: 11 }, (_, at) => `203.0.113.${at}`) },
      'networks',
      'at most 10',
    ],
    ['no name', { name: '  ' }, 'name', 'Please say what the token is for.'],
    ['a long name', { name: 'x'.repeat(61) }, 'name', 'at most 60'],
    ['a wrong password', { password: 'not-my-password' }, 'password', 'This is not your current password.'],
  ];

test.each(wrongInputs)(
  'a token with %s is refused, and nothing is stored',
  async (_what, input, field, sentence) => {
    const { errors } = await create(input);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    const said = field ? errors?.[0]?.extensions.fields?.[field] : errors?.[0]?.message;
    expect(said).toContain(sentence);
    expect(await db.collection('apiTokens').countDocuments()).toBe(0);
  },
);

test('at most 50 tokens work at once, however many owners make one at the same moment', async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const filler = Array.from({ length: 49 }, (_, at) => ({
    name: `t${at}`,
    hash: '',
    revokedAt: null,
    expiresAt: soon,
  }));
  await db.collection('apiTokens').insertMany(filler);
  const answers = await Promise.all([create({}), create({}), create({})]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await db.collection('apiTokens').countDocuments()).toBe(50);
  await revokeToken(app, String((await db.collection('apiTokens').findOne({ name: 't1' }))?._id));
  expect((await create({})).errors).toBeUndefined();
});

test('a token that is wrong, has ended, was revoked or calls from elsewhere is refused by every door, and never a visitor', async () => {
  const good = await makeToken(app, ['LISTINGS_READ']);
  expect(await readsPublic(good.secret)).toEqual([200, 200, 200]);
  const other = await makeToken(app, ['LISTINGS_READ']);
  const revoked = await makeToken(app, ['LISTINGS_READ']);
  expect((await revokeToken(app, revoked.id)).data).toEqual({
    revokeApiToken: { token: { isAlive: false } },
  });
  const ended = await makeToken(app, ['LISTINGS_READ']);
  await db
    .collection('apiTokens')
    .updateOne({ hash: hashOf(ended.secret) }, { $set: { expiresAt: new Date(Date.now() - 1_000) } });
  const elsewhere = await makeToken(app, ['LISTINGS_READ'], {
    networks: ['203.0.113.0/24', '2001:db8::/32'],
  });
  const refused: Record<string, string> = {
    wrong: good.secret.slice(0, -1) + (good.secret.endsWith('A') ? 'B' : 'A'),
    'of another': `ahg_${good.id}_${other.secret.slice(29)}`,
    unknown: `ahg_${'0'.repeat(24)}_${good.secret.slice(29)}`,
    short: 'ahg_1',
    empty: '',
    revoked: revoked.secret,
    ended: ended.secret,
    elsewhere: elsewhere.secret,
  };
  for (const [what, secret] of Object.entries(refused)) {
    const headers = { Authorization: `Bearer ${secret}` };
    expect(await readsPublic('', headers), what).toEqual([401, 401, 401]);
    const answer = await ask(publicList, {}, { headers });
    expect(answer.errors, what).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(answer.headers.get('www-authenticate'), what).toBe('Bearer error="invalid_token"');
  }
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1::2'])
    expect(await readsPublic(elsewhere.secret, { 'X-Forwarded-For': address }), address).toEqual([
      200, 200, 200,
    ]);
  for (const address of ['203.0.114.9', '2001:db9::2'])
    expect(await readsPublic(elsewhere.secret, { 'X-Forwarded-For': address }), address).toEqual([
      401, 401, 401,
    ]);
});

const hashOf = (secret: string) => createHash('sha256').update(secret.slice(29)).digest('hex');

test('a token in an address is refused and not logged', async () => {
  const { secret } = await makeToken(app, ['LISTINGS_READ']);
  for (const path of [`/api/form?token=${secret}`, `/about?a=1&key=${secret}`, `/api/form/view/${secret}`]) {
    const answer = await call('GET', path);
    expect(answer.status, path).toBe(400);
    expect(answer.text).toContain('in the header Authorization');
    expect(answer.text).not.toContain(secret);
  }
});

test('a token sees drafts of what its scope names, and of nothing else', async () => {
  const draft = await addProperty(app, { title: 'Hidden Court' });
  const hide = `mutation ($id: ID!) {
    setPropertyPublication(id: $id, publication: { state: DRAFT }) { id }
  }`;
  await ask(hide, { id: draft.id }, { token });
  const seen = async (scope: string) => {
    const { secret } = await makeToken(app, [scope]);
    const query = 'query ($id: ID!) { property(id: $id) { title updatedBy privateFacts { __typename } } }';
    return (await ask(query, { id: draft.id }, { token: secret })).data;
  };
  expect(await seen('LISTINGS_READ')).toMatchObject({ property: { title: 'Hidden Court' } });
  for (const scope of ['LISTINGS_WRITE', 'CONTENT_READ', 'LEADS_CREATE', 'LEADS_READ'])
    expect(await seen(scope), scope).toEqual({ property: null });
});

test('a token writes under its name, which the item, the activity log and its history keep', async () => {
  const { id, secret } = await makeToken(app, ['LISTINGS_WRITE', 'LISTINGS_READ']);
  const property = await addProperty({ ...app, token: secret }, { title: 'Neem Court' });
  const query =
    'query ($id: ID!) { property(id: $id) { title } activities { items { accountId username verb noun label } } }';
  const { data } = await ask(query, { id: property.id }, { token });
  expect(data).toMatchObject({
    activities: {
      items: [
        {
          accountId: id,
          username: 'API: Stock copy',
          verb: 'CREATED',
          noun: 'properties',
          label: 'Neem Court',
        },
        { username: 'owner', verb: 'CREATED', noun: 'apiTokens', label: 'Stock copy' },
      ],
    },
  });
  const rename =
    'mutation ($id: ID!, $input: PropertyInput!) { updateProperty(id: $id, input: $input) { updatedBy } }';
  const renamed = await ask(
    rename,
    { id: property.id, input: propertyInput({ title: 'Neem Park' }) },
    { token: secret },
  );
  expect(renamed.data).toEqual({ updateProperty: { updatedBy: 'API: Stock copy' } });
});

test('an owner changes and revokes a token; both are in the activity log, and hold from the next call on', async () => {
  const { id, secret } = await makeToken(app, ['LEADS_READ']);
  const contacts = () => ask('{ contacts { totalCount } }', {}, { token: secret });
  expect((await contacts()).errors).toBeUndefined();
  const change = (input: Record<string, unknown>, withToken = token) =>
    ask(
      'mutation ($input: ChangeTokenInput!) { changeApiToken(input: $input) { token { name scopes } } }',
      { input: { id, name: 'CRM', scopes: ['LEADS_CREATE'], password: adminPassword, ...input } },
      { token: withToken },
    );
  expect((await change({ password: 'wrong-password' })).errors).toMatchObject([
    { extensions: { fields: { password: 'This is not your current password.' } } },
  ]);
  expect((await contacts()).errors).toBeUndefined();
  expect((await change({})).data).toEqual({
    changeApiToken: { token: { name: 'CRM', scopes: ['LEADS_CREATE'] } },
  });
  const lacks = await contacts();
  expect(lacks).toMatchObject({
    status: 403,
    errors: [{ extensions: { code: 'FORBIDDEN', scope: 'leads:read' } }],
  });
  expect(lacks.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="leads:read"');
  await revokeToken(app, id);
  expect((await contacts()).status).toBe(401);
  expect((await change({})).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  const { data } = await ask(
    '{ activities { items { verb label changes { field before after } } } }',
    {},
    { token },
  );
  expect(data).toMatchObject({
    activities: {
      items: [
        { verb: 'REVOKED', label: 'CRM' },
        {
          verb: 'UPDATED',
          label: 'CRM',
          changes: [
            { field: 'name', before: 'Stock copy', after: 'CRM' },
            { field: 'scopes', before: 'leads:read', after: 'leads:create' },
          ],
        },
        { verb: 'CREATED', label: 'Stock copy' },
      ],
    },
  });
});

test('a token that only adds enquiries reads none, nor whether the person is known', async () => {
  await sendContact(app, { name: 'Asha Rao', phone: '98765 43210', email: 'asha@example.com' });
  const { secret } = await makeToken(app, ['LEADS_CREATE']);
  const add = (phone: string) =>
    ask<{ createContact: Record<string, unknown> }>(
      `mutation ($input: EnteredContactInput!) {
        createContact(input: $input) {
          name phone state personId responsibleId responsibleName enteredBy isOfColleague reachIsHidden
          thread { id } history { kind text by }
        }
      }`,
      { input: { name: 'Ravi Sen', phone, source: 'PHONE_CALL' } },
      { token: secret },
    );
  const ofKnown = given(await add('+91 98765 43210'), 'createContact');
  const ofUnknown = given(await add('+91 98765 43299'), 'createContact');
  expect({ ...ofKnown, phone: '', history: [] }).toEqual({ ...ofUnknown, phone: '', history: [] });
  expect(ofKnown).toMatchObject({ personId: null, thread: [], enteredBy: 'API: Stock copy' });
  expect(await db.collection('people').countDocuments()).toBe(2);
  for (const query of ['{ contacts { totalCount } }', '{ people { items { id } } }'])
    expect((await ask(query, {}, { token: secret })).errors).toMatchObject([
      { extensions: { scope: 'leads:read' } },
    ]);
  expect((await call('GET', '/api/contacts', { token: secret })).status).toBe(403);
  const path = `mutation ($input: EnteredContactInput!) { createContact(input: $input) { choicesPath } }`;
  const input = { name: 'Ravi Sen', phone: '+91 98765 43210', source: 'PHONE_CALL' };
  expect((await ask(path, { input }, { token: secret })).errors).toMatchObject([
    { extensions: { scope: 'leads:read' } },
  ]);
});

test('a token adds 120 enquiries a minute, from whatever addresses, and another token has its own', async () => {
  const [one, other] = await Promise.all([
    makeToken(app, ['LEADS_CREATE']),
    makeToken(app, ['LEADS_CREATE']),
  ]);
  const add = (secret: string, address: string) =>
    ask(
      'mutation ($input: EnteredContactInput!) { createContact(input: $input) { id } }',
      { input: { name: '', source: 'PHONE_CALL' } },
      { token: secret, headers: { 'X-Forwarded-For': address } },
    );
  const input = contactInput();
  for (let sent = 0; sent < 119; sent += 1) await add(one.secret, sent % 2 ? '203.0.113.7' : '198.51.100.9');
  const submit = (secret: string) =>
    ask(
      'mutation ($input: ContactRequestInput!) { submitContact(input: $input) { reference } }',
      { input },
      { token: secret },
    );
  expect((await submit(one.secret)).errors).toBeUndefined();
  const refused = await add(one.secret, '192.0.2.4');
  expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await submit(one.secret)).status).toBe(429);
  expect((await add(other.secret, '192.0.2.4')).status).not.toBe(429);
});

test('a token writes 600 items a minute, and chooses them by their ids', async () => {
  const { secret } = await makeToken(app, ['LISTINGS_WRITE']);
  const ids = Array.from({ length: 600 }, (_, at) => at.toString(16).padStart(24, '0'));
  const statuses = (selection: object) =>
    ask(
      `mutation ($selection: ItemSelection!) {
        setPropertyStatuses(selection: $selection, propertyStatus: FOR_SALE) { failedIds }
      }`,
      { selection },
      { token: secret },
    );
  expect((await statuses({ ids: [...ids, '1'.repeat(24)] })).errors).toMatchObject([
    {
      message: expect.stringContaining('600 items a minute') as string,
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ]);
  expect((await statuses({ matching: { search: 'a' } })).errors).toMatchObject([
    {
      extensions: { code: 'BAD_USER_INPUT', fields: { selection: expect.stringContaining('ids') as string } },
    },
  ]);
  expect((await statuses({ ids })).errors).toBeUndefined();
  expect((await statuses({ ids: ['1'.repeat(24)] })).status).toBe(429);
});

test('a token moves to the trash what its scope names, and enquiries by their ids alone', async () => {
  const { id } = await addProperty(app);
  await sendContact(app);
  const contact = String((await db.collection('contactRequests').findOne())?._id);
  const { secret } = await makeToken(app, ['LISTINGS_WRITE']);
  const leads = await makeToken(app, ['LEADS_WRITE']);
  const remove = (withToken: string, kind: string, selection: object) =>
    ask(
      `mutation ($kind: ItemKind!, $selection: ItemSelection!) {
        deleteItems(kind: $kind, selection: $selection) { doneIds }
      }`,
      { kind, selection },
      { token: withToken },
    );
  expect((await remove(secret, 'CONTACT_REQUEST', { ids: [contact] })).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN', scope: 'leads:write' } },
  ]);
  for (const kind of ['SUBSCRIBER', 'JOB_APPLICATION', 'LISTING_REPORT'])
    expect((await remove(secret, kind, { ids: [] })).errors, kind).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  expect((await remove(secret, 'PROPERTY', { ids: [id] })).data).toEqual({ deleteItems: { doneIds: [id] } });
  expect((await remove(leads.secret, 'CONTACT_REQUEST', { matching: {} })).errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect((await remove(leads.secret, 'CONTACT_REQUEST', { ids: [contact] })).data).toEqual({
    deleteItems: { doneIds: [contact] },
  });
});

test('the list says how often a token called, was refused, when and from where', async () => {
  const { secret } = await makeToken(app, ['LEADS_READ']);
  const headers = { 'X-Forwarded-For': '203.0.113.77' };
  await ask(publicList, {}, { token: secret, headers });
  await ask('{ contacts { totalCount } }', {}, { token: secret, headers });
  await ask('{ adminBlogs { totalCount } }', {}, { token: secret, headers });
  await writeTokenUses(app.context);
  const query = '{ apiTokens { calls refusals lastUsedAt lastUsedFrom } }';
  const list = async () =>
    (await ask<{ apiTokens: Record<string, unknown>[] }>(query, {}, { token })).data.apiTokens;
  expect(await list()).toMatchObject([{ calls: 3, refusals: 1, lastUsedFrom: '203.0.113.0' }]);
  await ask(publicList, {}, { token: secret, headers });
  // Within the minute nothing is written; a process that ends writes all.
  await writeTokenUses(app.context);
  expect(await list()).toMatchObject([{ calls: 3 }]);
  await writeTokenUses({ ...app.context, life: { stopping: true } });
  expect(await list()).toMatchObject([{ calls: 4, refusals: 1 }]);
});

test('an account with a second factor makes a token with a code alone', async () => {
  const own = await tokenOfRole(app, AdminRole.OWNER);
  await db.collection('admins').updateOne(
    { role: AdminRole.OWNER, username: /^OWNER-/ },
    {
      $set: {
        secondFactor: {
          secret: null,
          lastStep: 0,
          recoveryHashes: [createHash('sha256').update('not-this').digest('hex')],
        },
      },
    },
  );
  expect((await create({}, own)).errors).toMatchObject([
    { extensions: { fields: { code: 'Please enter a recovery code.' } } },
  ]);
  expect((await create({ code: '123456' }, own)).errors).toMatchObject([
    { extensions: { fields: { code: 'This code is wrong or was already used.' } } },
  ]);
  expect(await db.collection('apiTokens').countDocuments()).toBe(0);
});

test('a login that has ended is refused too, wherever it is sent, so that a page knows to drop it', async () => {
  const ended = await tokenOfRole(app, AdminRole.OWNER);
  await ask('mutation { logout { id } }', {}, { token: ended });
  expect(await readsPublic(ended)).toEqual([401, 401, 401]);
});

test('the company is told 14 and 3 days before a token ends, once each, and owners see it on the dashboard', async () => {
  const month = await makeToken(app, ['LEADS_READ'], { name: 'CRM' });
  await makeToken(app, ['LEADS_READ'], { name: 'For a week', days: 7 });
  const subjects = async () => {
    await remindOfTokens(app.context);
    await remindOfTokens(app.context);
    const mails = await db.collection('outbox').find().sort({ _id: 1 }).toArray();
    return mails.map(({ subject }) => String(subject).replace(/ ends on .*/, ''));
  };
  const endsIn = (days: number) =>
    db.collection('apiTokens').updateOne(
      { hash: hashOf(month.secret) },
      {
        $set: {
          createdAt: new Date(Date.now() - 16 * dayMs),
          expiresAt: new Date(Date.now() + days * dayMs),
        },
      },
    );
  const dashboard = async (withToken: string) =>
    (
      await ask<{ dashboard: { endingTokens: { name: string }[] | null } }>(
        '{ dashboard { endingTokens { name } } }',
        {},
        { token: withToken },
      )
    ).data.dashboard.endingTokens;
  expect(await subjects()).toEqual([]);
  expect(await dashboard(token)).toEqual([{ name: 'For a week' }]);
  await endsIn(13.9);
  expect(await subjects()).toEqual(['The API token “CRM”']);
  await endsIn(2.9);
  expect(await subjects()).toEqual(['The API token “CRM”', 'The API token “CRM”']);
  expect(await dashboard(token)).toEqual([{ name: 'CRM' }, { name: 'For a week' }]);
  expect(await dashboard(await tokenOfRole(app, AdminRole.EDITOR))).toBeNull();
  await revokeToken(app, month.id);
  expect(await dashboard(token)).toEqual([{ name: 'For a week' }]);
});
