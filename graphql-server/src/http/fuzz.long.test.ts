import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { sitePaths } from 'web/site/routes.tsx';
import { AdminRole } from '../base/admin-role.ts';
import { tokenOfRole } from '../testing/accounts.ts';
import {
  addProperty,
  addWithPicture,
  given,
  propertyInput,
  sendApplication,
  sendContact,
} from '../testing/factories.ts';
import { expectHarmless, sendWildly } from '../testing/fuzz/send-wildly.ts';
import {
  formTokenMark,
  graphqlRequests,
  operationRequests,
  pageRequests,
  restRequests,
} from '../testing/fuzz/wild-requests.ts';
import { formRequests } from '../testing/fuzz/wild-forms.ts';
import type { WildRequest } from '../testing/fuzz/wild-requests.ts';
import { startMailServer } from '../testing/peers/mail-server.ts';
import { unknownId } from '../testing/operations.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestApp } from '../testing/start-test-app.ts';
import { formTokens } from './pages/form-tokens.ts';

/** `npm run fuzz -- --cases 10000 --seeds 5` sets these; the usual tests run a few cases, always the same ones. */
const cases = Number(process.env.FUZZ_CASES) || 150;
const firstSeed = Number(process.env.FUZZ_SEED) || 1;
const seeds = Array.from({ length: Number(process.env.FUZZ_SEEDS) || 1 }, (_, place) => firstSeed + place);
const timeout = Math.max(60_000, cases * 500);

// What the environment sets wins over what an owner saves, so that no case sends mail to an invented host.
const mail = await startMailServer();
const app = await startTestApp({
  pages: true,
  settings: {
    production: true,
    mail: {
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
      from: 'desk@homes.example.com',
      allowPrivateHosts: true,
    },
  },
});
/** The event stream never ends for accounts, so that visitors alone try it; events.long.test.ts covers it for accounts. */
const isEndless = (path: string) => path.startsWith('/api/events');
const { sign } = await formTokens(app.context);
const routes = await routesOf(app);
const pagesThatTakeForms = Object.keys(sitePaths).map((path) => `POST ${path}`);

const callers = ['visitor', AdminRole.OWNER, AdminRole.EDITOR, AdminRole.SALES] as const;
type Caller = (typeof callers)[number];

/** Texts that stand in stored items, and who may not read them. */
const leadSecret = 'hidden-words-of-an-enquiry';
const draftSecret = 'hidden-words-of-a-draft';
const hiddenFrom: Record<Caller, string[]> = {
  visitor: [leadSecret, draftSecret],
  [AdminRole.EDITOR]: [leadSecret],
  [AdminRole.SALES]: [],
  [AdminRole.OWNER]: [],
};

let ids: string[] = [];
beforeEach(async () => {
  const property = await addProperty(app, { title: 'Lotus Court' });
  const { id: blog } = await addWithPicture(app, 'createBlog', { title: 'Old News' });
  const { id: person, image } = await addWithPicture(app, 'createTeamMember');
  const application = await sendApplication(app, { fullName: leadSecret });
  const reference = await sendContact(app, { name: leadSecret, message: leadSecret });
  const contact = await app.db.collection('contactRequests').findOne();
  const draft = await app.ask<{ createProperty: { id: string } }>(
    `mutation ($input: PropertyInput!) { createProperty(input: $input, publication: { state: DRAFT }) { id } }`,
    { input: propertyInput({ title: draftSecret }) },
    { token: app.token },
  );
  given(draft, 'createProperty');
  const leads = [application, contact?._id.toHexString() ?? '', reference];
  ids = [property.id, property.slug, blog, 'old-news', person, image.id, ...leads, unknownId];
});

let sent = 0;
const tokens = new Map<Caller, string>();

/** Some operations end the session of their caller, so that each account logs in anew after some cases. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  const known = sent % 40 === 0 ? undefined : tokens.get(caller);
  const token = known ?? (await tokenOfRole(app, caller));
  tokens.set(caller, token);
  return token;
}

/** Sends generated requests of each caller, and shrinks the first that does harm. */
async function sendAll(requests: fc.Arbitrary<WildRequest>, seed: number, runs: number): Promise<void> {
  const one = async (request: WildRequest, anyCaller: Caller) => {
    sent += 1;
    const caller = isEndless(request.path) ? 'visitor' : anyCaller;
    const token = await tokenOf(caller);
    const headers = {
      // An address of its own, because limits count by address.
      'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
      ...request.headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const [path = ''] = request.path.split('?');
    const body = request.body?.replace(formTokenMark, () => sign(path));
    const answer = await sendWildly(app.origin, { ...request, headers, body });
    expectHarmless(answer, app, hiddenFrom[caller]);
  };
  await fc.assert(fc.asyncProperty(requests, fc.constantFrom(...callers), one), {
    seed,
    numRuns: runs,
    plugins: [fc.interruptAfterTimeLimit(timeout - 10_000, { failOnInterrupt: true })],
  });
}

test.each(seeds)(
  'no operation of GraphQL fails, hangs or tells what it should not, seed %i',
  async (seed) => sendAll(operationRequests(ids), seed, cases),
  timeout,
);

test.each(seeds)(
  'no wild document fails, hangs or tells what it should not, seed %i',
  async (seed) => sendAll(graphqlRequests, seed, cases),
  timeout,
);

test.each(seeds)(
  'no REST path fails, hangs or tells what it should not, seed %i',
  async (seed) => sendAll(restRequests(routes, ids), seed, cases),
  timeout,
);

test.each(seeds)(
  'no form fails, hangs or tells what it should not, whatever its parts and wherever it ends, seed %i',
  async (seed) => sendAll(formRequests([...routes, ...pagesThatTakeForms], ids), seed, cases),
  timeout,
);

test.each(seeds)(
  'no page fails, hangs or tells what it should not, seed %i',
  async (seed) => sendAll(pageRequests([...Object.keys(sitePaths), '/my-account/x'], ids), seed, cases),
  timeout,
);

test('each route of the application is among those that are tried', () => {
  expect(routes.length).toBeGreaterThan(30);
});
