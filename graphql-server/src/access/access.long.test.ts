import { getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import type { GraphQLArgument, GraphQLField } from 'graphql';
import jwt from 'jsonwebtoken';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { AdminRole } from '../base/admin-role.ts';
import { createSchema } from '../http/graphql/schema.ts';
import { tokenAudience } from '../features/auth/session.service.ts';
import { tokenOfRole } from '../testing/accounts.ts';
import { addProperty, sendApplication, sendContact } from '../testing/factories.ts';
import { requiredArguments, sampleValue, unknownId } from '../testing/operations.ts';
import { routesOf } from '../testing/routes.ts';
import { adminName, adminPassword, jwtSecret, startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call, token } = app;

type Operation = [name: string, kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>];

const schema = createSchema();
const operations: Operation[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field): Operation => [
    field.name,
    'query',
    field,
  ]),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field): Operation => [
    field.name,
    'mutation',
    field,
  ]),
];

type Caller = 'visitor' | AdminRole;

/** The permissions: exactly one list names each GraphQL operation and each REST path. */
const operationsFor: Record<keyof typeof callersOf, string[]> = {
  anyone: [
    ...[
      'projects',
      'property',
      'propertiesByIds',
      'listings',
      'listing',
      'node',
      'nodes',
      'similarProperties',
      'understand',
      'suggestions',
      'blogs',
      'blog',
      'blogTags',
    ],
    ...['places', 'costSheet'],
    ...['builders', 'builder', 'builderProjects'],
    ...['landingPages', 'landingPage', 'workplaces', 'commute'],
    ...['teamMembers', 'teamMember', 'testimonial', 'testimonials', 'media', 'mediaItem', 'settings'],
    ...['jobOpenings', 'blocks', 'plainPage', 'developerPage'],
    'reportListing',
    ...['contactStatus', 'submitContact', 'submitApplication', 'login', 'subscribe', 'noteTap'],
    ...['submitOrder', 'orderTotals', 'passwordLink', 'choosePassword'],
    ...['startPasskeyLogin', 'loginWithPasskey', 'confirmSession'],
    ...['sendsPasswordLinks', 'requestPasswordLink'],
    ...['choices', 'withdrawConsent', 'unsubscribe'],
    ...['sharedShortlist', 'shareShortlist', 'endSharedShortlist', 'setSharedShortlistMode'],
    ...['addSharedHome', 'setSharedHomeHidden', 'setSharedThumb', 'addSharedNote', 'removeSharedNote'],
    'changes',
    ...['alertOffer', 'askForAlert', 'alert', 'confirmAlert', 'stopAlert'],
  ],
  anyAccount: [
    ...['me', 'changePassword', 'sessions', 'logout', 'endSession', 'logoutEverywhere', 'trash', 'dashboard'],
    'ownerNames',
    'officeSearch',
    ...['startSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'disableSecondFactor'],
    ...['startPasskey', 'addPasskey', 'removePasskey', 'requirePasskey'],
  ],
  homes: [
    'messageTemplates',
    ...['createProperty', 'readListings', 'uploadPicture', 'storedPictures'],
    'propertyByExternalId',
    ...['adminProperties', 'adminRules', 'editedRule', 'ruleHistory'],
    'missedSearches',
  ],
  content: [
    // The caller’s right depends on the kind of item. These rows use a property; items.test.ts covers each kind.
    ...['deleteItems', 'restoreItems', 'setPropertyStatuses'],
    ...['listingChecks', 'previewListingChecks', 'readQrCode', 'textClaims'],
    ...[
      'confirmPrice',
      'units',
      'saveUnits',
      'removeUnits',
      'showUnitNumbers',
      'unitFile',
      'importUnits',
      'importListings',
      ...['updateProperty', 'changeProperty', 'saveProperty', 'saveProperties', 'setExternalIds'],
    ],
    ...['setPropertyPublication', 'setBlogPublication', 'markdownHtml'],
    ...['previewProperty', 'previewBlog', 'editedProperty', 'editedBlog', 'builderTexts'],
    ...['versions', 'version', 'restoreVersion', 'putBack', 'duplicateProperty', 'duplicateBlog'],
    ...['adminTeamMembers', 'createTeamMember', 'updateTeamMember', 'recordTraining'],
    ...['adminProgressPhotos', 'editedProgressPhoto', 'createProgressPhoto', 'updateProgressPhoto'],
    ...['adminBuilders', 'createBuilder', 'updateBuilder', 'differingAboutTexts'],
    ...['adminPlaces', 'editedPlace', 'createPlace', 'updatePlace', 'deletePlace'],
    ...['adminTestimonials', 'createTestimonial', 'updateTestimonial'],
    ...['adminBlogs', 'createBlog', 'updateBlog', 'saveMessageTemplate', 'removeMessageTemplate'],
    ...['pictureLibrary', 'subscribers'],
    ...['adminMedia', 'createMediaItem', 'updateMediaItem'],
    ...['listingReports', 'answerListingReport', 'expiries'],
    ...['editedBlocks', 'saveBlocks', 'changePropertyPrices', 'setPropertyPrice', 'undoPropertyBatch'],
    ...['propertyDocuments', 'addPropertyDocument', 'removePropertyDocument'],
  ],
  leads: [
    ...['contacts', 'contact', 'people', 'person', 'leadAccess', 'showReach'],
    ...['setPersonState', 'setPersonStates', 'undoPersonStates', 'setNextStep', 'setNextSteps'],
    ...[
      ...['handOver', 'handOverByTurns', 'undoHandOver'],
      'addPersonNote',
      'setPeopleRead',
      ...['setPersonChannel', 'setPersonWishes', 'setHomeVerdict'],
      'setWhatsAppAllowed',
      'noteMessage',
      'tap',
      'addOutcome',
      'takePerson',
      ...['pushDevices', 'pushKey', 'addPushDevice', 'removePushDevice', 'testPushDevice'],
      'setWorksOffline',
      ...['duties', 'saveDuty', 'dutySettings'],
      'undoOutcome',
      'today',
    ],
    ...['separatePerson', 'setSender', 'notSamePerson', 'mergePeople', 'undoMerge'],
    ...['setContactState', 'setContactStates', 'addContactNote', 'setContactNextDate', 'setContactsRead'],
    'setContactNextDates',
    ...['createContact', 'createLead', 'createLeads', 'updateContact', 'undoContactStates'],
    ...['setContactsResponsible', 'contactNeighbours', 'contactLeads'],
    ...['leadViews', 'leadView', 'createLeadView', 'changeLeadView', 'deleteLeadView', 'restoreLeadView'],
  ],
  hiring: [
    ...['applications', 'application', 'applicationNeighbours', 'leadCounts'],
    ...['setApplicationState', 'setApplicationStates', 'addApplicationNote', 'setApplicationNextDate'],
    ...['undoApplicationStates', 'setApplicationsRead'],
  ],
  openings: ['adminJobOpenings', 'saveJobOpening', 'removeJobOpening'],
  ownerOnly: [
    ...[
      'updateSettings',
      'updatePrivacySettings',
      'activities',
      'accounts',
      'createAccount',
      'setAccountRole',
    ],
    ...['setAccountDisabled', 'resetAccountPassword', 'removeSecondFactor', 'purgeItems'],
    ...['outbox', 'outboxSummary', 'mailSettings', 'updateMailSettings', 'sendTestMail'],
    'alertMailSummary',
    ...['apiTokens', 'createApiToken', 'changeApiToken', 'revokeApiToken'],
    ...['webhooks', 'webhook', 'webhookSamples', 'webhookDeliveries', 'signedDeliveries'],
    ...['createWebhook', 'changeWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'switchWebhook'],
    ...['testWebhook', 'resendDelivery', 'replayWebhook'],
    ...['retryMail', 'confirmMail', 'inviteAccount', 'renewInvitation', 'withdrawInvitation'],
    ...['setAccountEmail', 'setAccountMember', 'answerTimes'],
    ...['sampleContentCount', 'removeSampleContent'],
    ...['createRule', 'updateRule', 'replaceRule', 'confirmRule', 'ruleEffect'],
    ...['goLive', 'goLiveEffect', 'registrationEffect', 'updateCompanyFacts', 'offerCoupons'],
    ...['chooseColour', 'offerBrochures'],
    ...[
      'coupons',
      'saveCoupon',
      'removeCoupon',
      'backups',
      'setupGuide',
      'settleSetupStep',
      'enquiryReport',
      'tapCounts',
      'health',
    ],
    ...['saveDutySettings', 'saveLeadAccess'],
    ...['personalData', 'exportPersonalData', 'erasePersonalData', 'breaches', 'saveBreach'],
  ],
};

const pathsFor: Record<keyof typeof callersOf, string[]> = {
  anyone: [
    ...[
      'GET /healthz',
      'GET /readyz',
      'GET /metrics',
      'GET /files/:id/:name',
      'POST /mail.php',
      'POST /mcp',
      'POST /api/auth/login',
    ],
    ...['GET /manifest.webmanifest', 'GET /office.webmanifest'],
    ...['GET /map-ground.svg', 'GET /schema.graphql'],
    ...[
      'GET /robots.txt',
      'GET /llms.txt',
      'GET /openapi.json',
      'GET /developers/listen.mjs',
      'GET /.well-known/security.txt',
    ],
    'GET /share/:kind/:id/:hash.jpg',
    'GET /icons/:hash/:icon.png',
    'GET /project-details/:slug/cost.pdf',
    'GET /share/code/:slug.svg',
    'GET /documents/:id/:name',
    ...['GET /api/v1/changes', 'GET /api/v1/listings', 'GET /api/v1/listings/:id'],
    ...['GET /sitemap.xml', 'GET /sitemaps/:file.xml'],
    ...['GET /feeds/stories.xml', 'GET /feeds/stories.json'],
    ...['GET /feeds/projects.xml', 'GET /feeds/projects.json'],
    ...['GET /api/form', 'GET /form/view/:id', 'GET /api/form/view/:id'],
    ...['GET /api/teamMembers', 'GET /api/testimonialUsers', 'GET /api/blogs', 'GET /api/media'],
    ...['POST /api/contacts', 'POST /api/applications', 'POST /api/alerts/stop/:token'],
  ],
  // The caller’s right depends on the exported list; items.test.ts covers each list.
  anyAccount: ['GET /api/export/:noun.csv', 'POST /api/export/:noun.csv'],
  content: [
    ...['POST /api/form/submit', 'DELETE /api/form/:id', 'GET /api/documents/:id/file'],
    ...[
      'GET /api/expiries.csv',
      'PATCH /api/v1/listings/:id',
      'PUT /api/v1/listings/by-external-id/:system/:id',
    ],
    ...['POST /api/teamMembers', 'DELETE /api/teamMembers/:id'],
    ...['POST /api/testimonialUsers', 'DELETE /api/testimonialUsers/:id'],
    ...['POST /api/blogs', 'DELETE /api/blogs/:id', 'POST /api/media', 'DELETE /api/media/:id'],
  ],
  homes: ['GET /api/v1/listings/by-external-id/:system/:id'],
  leads: ['GET /api/contacts', 'DELETE /api/contacts/:id', 'POST /api/v1/leads'],
  hiring: [
    ...['GET /api/applications', 'DELETE /api/applications/:id', 'GET /api/applications/:id/resume'],
    'GET /api/events',
  ],
  openings: [],
  ownerOnly: [
    ...['GET /api/v1/webhooks', 'POST /api/v1/webhooks', 'GET /api/v1/webhooks/samples'],
    ...['GET /api/v1/webhooks/:id', 'PATCH /api/v1/webhooks/:id', 'DELETE /api/v1/webhooks/:id'],
    ...['POST /api/v1/webhooks/:id/secret', 'POST /api/v1/webhooks/:id/on', 'POST /api/v1/webhooks/:id/off'],
    ...['POST /api/v1/webhooks/:id/test', 'POST /api/v1/webhooks/:id/replay'],
    ...['POST /api/v1/webhooks/deliveries/:id/resend'],
    ...['GET /api/v1/webhooks/:id/log', 'GET /api/v1/webhooks/:id/deliveries'],
  ],
};

const { OWNER: owner, EDITOR: editor, SALES: sales, RECRUITER: recruiter } = AdminRole;
const callersOf = {
  anyone: ['visitor', owner, editor, sales, recruiter],
  anyAccount: [owner, editor, sales, recruiter],
  homes: [owner, editor, sales],
  content: [owner, editor],
  leads: [owner, sales],
  hiring: [owner, sales, recruiter],
  openings: [owner, recruiter],
  ownerOnly: [owner],
} satisfies Record<string, Caller[]>;
const everyCaller: Caller[] = callersOf.anyone;

/** Each entry with the callers who may pass. */
function rowsOf(lists: Record<keyof typeof callersOf, string[]>): [string, Caller[]][] {
  return Object.entries(lists).flatMap(([list, names]) =>
    names.map((name): [string, Caller[]] => [name, callersOf[list as keyof typeof callersOf]]),
  );
}

const lastingTokens = new Map<Caller, string>();
for (const role of Object.values(AdminRole)) lastingTokens.set(role, await tokenOfRole(app, role));

/** Logs in anew where the caller may pass, because some operations end the session that calls them. */
async function tokenOf(caller: Caller, passes: boolean): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  return passes ? tokenOfRole(app, caller) : lastingTokens.get(caller);
}

const refusals = {
  visitor: { code: 'UNAUTHENTICATED', status: 401, message: 'Please log in.' },
  account: { code: 'FORBIDDEN', status: 403, message: 'Your account may not do this. Please ask the owner.' },
};
const refusalOf = (caller: Caller) => refusals[caller === 'visitor' ? 'visitor' : 'account'];

function documentFor([name, kind, field]: Operation, args: readonly GraphQLArgument[]): string {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const isLeaf = ['String', 'Boolean', 'Int'].includes(getNamedType(field.type).name);
  return `${kind} ${declared && `(${declared})`} { ${name} ${passed && `(${passed})`} ${isLeaf ? '' : '{ __typename }'} }`;
}

function askOperation(operation: Operation, withToken?: string) {
  const args = requiredArguments(operation[2]);
  const variables = Object.fromEntries(args.map((argument) => [argument.name, sampleValue(argument.type)]));
  return ask(documentFor(operation, args), variables, { token: withToken });
}

const codesOf = ({ errors = [] }: Awaited<ReturnType<typeof ask>>) =>
  errors.map(({ extensions }) => extensions.code);

test('exactly one list names each operation of the schema, and public ones are declared public', () => {
  const names = operations.map(([name]) => name);
  expect(Object.values(operationsFor).flat().sort()).toEqual(names.sort());
  const declared = operations.filter(([, , { extensions }]) => extensions.access === 'public');
  expect(declared.map(([name]) => name).sort()).toEqual([...operationsFor.anyone].sort());
});

test.each(rowsOf(operationsFor))('%s called by each: %s pass', async (name, allowed) => {
  const operation = operations.find(([known]) => known === name);
  if (!operation) throw new Error(`The schema has no ${name}.`);
  for (const caller of everyCaller) {
    const passes = allowed.includes(caller);
    const { errors } = await askOperation(operation, await tokenOf(caller, passes));
    const { code, message } = refusalOf(caller);
    const refusal = { message, extensions: { code } };
    if (passes) expect.soft(errors ?? [], caller).not.toContainEqual(expect.objectContaining({ message }));
    else expect.soft(errors, caller).toMatchObject([refusal]);
  }
});

test('exactly one list names each REST path', async () => {
  expect(Object.values(pathsFor).flat().sort()).toEqual((await routesOf(app)).sort());
});

/** A problem of `/api/v1` as the older paths tell it. */
const inOldForm = (body: Record<string, unknown>) => ('detail' in body ? { message: body.detail } : body);

/** The event stream never ends; events.long.test.ts covers it. */
const isOpenStream = (route: string, allowed: boolean) => route === 'GET /api/events' && allowed;

test.each(rowsOf(pathsFor))('%s called by each: %s pass', async (route, allowed) => {
  const [method = '', path = ''] = route.replace(':id', unknownId).replace(':name', 'x').split(' ');
  for (const caller of everyCaller.filter((each) => !isOpenStream(route, allowed.includes(each)))) {
    const passes = allowed.includes(caller);
    const { status, body } = await call(method, path, { token: await tokenOf(caller, passes) });
    const { status: refused, message } = refusalOf(caller);
    const isProgram = caller === 'visitor' && path.startsWith('/api/v1/');
    const sentence = isProgram
      ? 'Please send an API token in the header `Authorization: Bearer ahg_…`.'
      : message;
    if (passes) expect.soft(body, caller).not.toMatchObject({ message });
    else
      expect
        .soft({ status, body: inOldForm(body) }, caller)
        .toEqual({ status: refused, body: { message: sentence } });
  }
});

/** The operations that a one-time password allows; public operations treat the caller as a visitor. */
const openWithOneTimePassword = [...operationsFor.anyone, 'me', 'changePassword', 'logout'];
const chooseFirst = 'Please choose your own password first.';
const lastingOneTime = await tokenOfRole(app, owner, true);

test.each(operations)('%s called with a one-time password', async (...operation) => {
  const passes = openWithOneTimePassword.includes(operation[0]);
  const oneTime = passes ? await tokenOfRole(app, owner, true) : lastingOneTime;
  const { errors = [] } = await askOperation(operation, oneTime);
  const refusal = { message: chooseFirst, extensions: { code: 'PASSWORD_CHANGE_REQUIRED' } };
  if (passes) expect(errors).not.toContainEqual(expect.objectContaining({ message: chooseFirst }));
  else expect(errors).toMatchObject([refusal]);
});

test.each(Object.values(pathsFor).flat())('%s called with a one-time password', async (route) => {
  const [method = '', path = ''] = route.replace(':id', unknownId).replace(':name', 'x').split(' ');
  const { status, body } = await call(method, path, { token: lastingOneTime });
  if (pathsFor.anyone.includes(route)) expect(body).not.toMatchObject({ message: chooseFirst });
  else expect({ status, body: inOldForm(body) }).toEqual({ status: 403, body: { message: chooseFirst } });
});

test('an account with a one-time password sees no more than a visitor', async () => {
  const { id } = await addProperty(app);
  const oneTime = { token: await tokenOfRole(app, owner, true) };
  const inner = await ask('query ($id: ID!) { property(id: $id) { title updatedBy } }', { id }, oneTime);
  expect(inner).toMatchObject({ data: { property: { updatedBy: null } }, errors: undefined });
  const draft = { id, publication: { state: 'DRAFT' } };
  const hide = `mutation ($id: ID!, $publication: PublicationInput!) {
    setPropertyPublication(id: $id, publication: $publication) { publication }
  }`;
  expect((await ask(hide, draft, { token })).errors).toBeUndefined();
  const seenWith = async (options: { token: string }) =>
    (await ask('query ($id: ID!) { property(id: $id) { id } }', { id }, options)).data;
  expect(await seenWith({ token })).toEqual({ property: { id } });
  expect(await seenWith(oneTime)).toEqual({ property: null });
});

test.each(operations)('%s refuses an operator object in place of each value', async (...operation) => {
  const [, , field] = operation;
  for (const wrong of field.args) {
    const args = field.args.filter((argument) => argument === wrong || isNonNullType(argument.type));
    const variables = Object.fromEntries(args.map((argument) => [argument.name, sampleValue(argument.type)]));
    const named = getNamedType(wrong.type);
    const places = isInputObjectType(named) ? Object.keys(named.getFields()) : [undefined];
    for (const place of places) {
      const operator = { $ne: 'what-was-sent' };
      const value = place ? { ...Object(variables[wrong.name]), [place]: operator } : operator;
      const answer = await ask(
        documentFor(operation, args),
        { ...variables, [wrong.name]: value },
        { token },
      );
      expect([answer.status, [...new Set(codesOf(answer))]], `${wrong.name} ${place}`).toEqual([
        400,
        ['BAD_USER_INPUT'],
      ]);
      expect(answer.text).not.toContain('what-was-sent');
    }
  }
});

const guardedPaths = [...pathsFor.content, ...pathsFor.leads, ...pathsFor.hiring].map((route) =>
  route.replace(':id', unknownId).split(' '),
);

async function sessionToken(
  secret = jwtSecret,
  options: jwt.SignOptions = { expiresIn: 3600 },
): Promise<string> {
  const session = await app.db.collection('sessions').findOne();
  const jwtid = session?._id.toHexString() ?? '';
  return jwt.sign({}, secret, { jwtid, audience: tokenAudience, ...options });
}

async function loggedOutToken(): Promise<string> {
  const { token: ended } = await app.logIn(adminName, adminPassword);
  await ask('mutation { logout { id } }', {}, { token: ended });
  return ended;
}

async function outdatedSessionToken(): Promise<string> {
  const jwtid = new ObjectId();
  const admin = await app.db.collection('admins').findOne();
  const expiresAt = new Date(Date.now() - 1000);
  await app.db.collection('sessions').insertOne({ _id: jwtid, adminId: admin?._id, expiresAt });
  return jwt.sign({}, jwtSecret, { jwtid: jwtid.toHexString(), audience: tokenAudience, expiresIn: 3600 });
}

const badTokens: [string, () => Promise<string> | string][] = [
  ['no text', () => ''],
  ['a garbled token', () => 'not.a.token'],
  ['a token signed with another secret', () => sessionToken('another-secret-that-is-long-enough-too')],
  ['a token without a signature', async () => (await sessionToken()).replace(/[^.]*$/, '')],
  ['a token of algorithm none', () => sessionToken('', { algorithm: 'none' })],
  ['an expired token', () => sessionToken(jwtSecret, { expiresIn: -1 })],
  ['a token of a session that expired', outdatedSessionToken],
  [
    'a token of a session that never was',
    () => jwt.sign({}, jwtSecret, { jwtid: new ObjectId().toHexString(), audience: tokenAudience }),
  ],
  ['a token without a session', () => jwt.sign({}, jwtSecret, { audience: tokenAudience })],
  ['a token for something else', () => sessionToken(jwtSecret, { audience: 'another program' })],
  ['a token for nothing in particular', () => sessionToken(jwtSecret, { audience: [] })],
  [
    'a token whose session is named by an operator',
    () => jwt.sign({ jti: { $ne: '' } }, jwtSecret, { audience: tokenAudience }),
  ],
  ['a logged-out token', loggedOutToken],
];

test('each token of these tests has only one fault', async () => {
  expect((await call('GET', '/api/contacts', { token: await sessionToken() })).status).toBe(200);
});

const refusedToken = 'This login or API token is not valid, or it has ended.';

test.each(badTokens)('%s opens nothing, not even what visitors read', async (_kind, makeToken) => {
  const bad = await makeToken();
  for (const [method = '', path = ''] of guardedPaths) {
    const { status, body } = await call(method, path, { token: bad });
    const answer = { status, body: inOldForm(body) };
    expect(answer, `${method} ${path}`).toMatchObject({ status: 401, body: { message: refusedToken } });
  }
  expect(codesOf(await ask('{ me { username } }', {}, { token: bad }))).toEqual(['UNAUTHENTICATED']);
  // A program that read on as a visitor would take drafts for gone.
  const publicRead = await call('GET', '/api/form', { token: bad });
  expect(publicRead.status).toBe(401);
  expect(publicRead.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
});

test('a visitor cannot list contact requests', async () => {
  await sendContact(app);
  const answer = await ask('{ contacts { items { email } } }');
  expect(codesOf(answer)).toEqual(['UNAUTHENTICATED']);
  expect(answer.text).not.toContain('asha@example.com');
});

test('a visitor cannot download a résumé', async () => {
  const id = await sendApplication(app);
  expect((await call('GET', `/api/applications/${id}/resume`)).status).toBe(401);
});

test('a visitor cannot delete a property', async () => {
  const { id } = await addProperty(app);
  const mutation =
    'mutation ($ids: [ID!]) { deleteItems(kind: PROPERTY, selection: { ids: $ids }) { doneIds } }';
  expect((await ask(mutation, { ids: [id] })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  await call('DELETE', `/api/form/${id}`);
  expect((await call('GET', `/form/view/${id}`)).status).toBe(200);
});
