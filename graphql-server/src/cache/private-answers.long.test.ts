import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { AdminRole } from '../base/admin-role.ts';
import { announceChange } from '../database/changes.ts';
import { createSchema } from '../http/graphql/schema.ts';
import { itemKinds } from '../office/item-kind.ts';
import { tokenOfRole } from '../testing/accounts.ts';
import { addProperty, sendApplication, sendContact } from '../testing/factories.ts';
import { questionOf } from '../testing/questions.ts';
import type { Question } from '../testing/questions.ts';
import { startTestApp } from '../testing/start-test-app.ts';

/** No answer that an account was given may reach a visitor, whatever was asked and at whichever door. */

const app = await startTestApp();
const { ask, call, token } = app;

const queries = Object.values(createSchema().getQueryType()?.getFields() ?? {});
const roles = Object.values(AdminRole);
const lists = [
  ...['/api/form', '/api/teamMembers', '/api/testimonialUsers', '/api/blogs', '/api/media'],
  '/api/v1/listings',
];
const closedLists = ['/api/contacts', '/api/applications'];
/** Words that only accounts may read. */
const secrets = ['Hidden Draft Court', 'Discreet Buyer', 'Discreet Applicant', '"owner"', 'Discreet Owner'];
let publicId = '';

beforeEach(async () => {
  publicId = (await addProperty(app, { title: 'Jamun Court', privateFacts: { ownerName: secrets[4] } })).id;
  const { id: draftId } = await addProperty(app, { title: secrets[0] });
  const hide = `mutation ($id: ID!) {
    setPropertyPublication(id: $id, publication: { state: DRAFT }) { publication }
  }`;
  expect((await ask(hide, { id: draftId }, { token })).errors).toBeUndefined();
  await sendContact(app, { name: secrets[1], source: 'ENQUIRY', propertyId: publicId });
  await sendApplication(app, { fullName: secrets[2] ?? '' });
});

interface Said {
  text: string;
  caching: string | null;
}

/** The answer at both forms of the door: the document in the body, and its digest in the address. */
async function saidTo(question: Question, asToken?: string): Promise<Said[]> {
  const { query, variables } = question;
  // A sample is a wrong link, of which one address may try a few only.
  if (query.includes('passwordLink')) await app.db.collection('loginAttempts').deleteMany({});
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  const search = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  const options = { token: asToken, headers: { 'Apollo-Require-Preflight': 'true' } };
  const answers = [
    await call('POST', '/graphql', { ...options, json: { query, variables, extensions } }),
    await call('GET', `/graphql?${search}`, options),
  ];
  return answers.map(({ text, headers }) => ({ text, caching: headers.get('cache-control') }));
}

/** What the visitor reads, but for what is left of the visitor's own minute. */
const textsOf = (said: Said[]) => said.map(({ text }) => text.replace(/,"left":\d+/, ''));

function dropAll(): void {
  for (const { noun } of Object.values(itemKinds)) announceChange(app.context, noun.collection);
}

/** An account that is no team member’s has no leads of its own. */
const given: Record<string, Record<string, unknown>> = {
  today: { owner: 'all' },
  listings: { first: 2 },
};
/** With the enquiries of fifty leads, a question would cost too much. */
const deepest: Record<string, number> = { today: 2 };

test.each(roles)('what each query answers to the role %s stays with its account', async (role) => {
  const account = await tokenOfRole(app, role);
  for (const field of queries) {
    const { name } = field;
    const question = questionOf(field, `As${role}`, publicId, given[name], deepest[name]);
    for (let time = 0; time < 2; time += 1) {
      for (const { caching } of await saidTo(question, account)) expect(caching, name).toBe('no-store');
    }
    const afterwards = [await saidTo(question), await saidTo(question)];
    dropAll();
    const neverKept = textsOf(await saidTo(question));
    for (const said of afterwards) {
      expect(textsOf(said), name).toEqual(neverKept);
      for (const { text } of said) for (const secret of secrets) expect(text, name).not.toContain(secret);
    }
  }
});

test.each(roles)('the lists of the other door are the same after the role %s has read them', async (role) => {
  const account = await tokenOfRole(app, role);
  for (const path of lists) {
    const own = await call('GET', path, { token: account });
    expect(own.headers.get('cache-control')).toBe('no-store');
    const said = (await call('GET', path)).text;
    dropAll();
    expect(said).toBe((await call('GET', path)).text);
    for (const secret of secrets) expect(said).not.toContain(secret);
  }
  for (const path of closedLists) {
    await call('GET', path, { token: account });
    expect((await call('GET', path)).status).toBe(401);
  }
});
