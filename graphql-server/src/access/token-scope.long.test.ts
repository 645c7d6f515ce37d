import type { GraphQLField } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { createSchema } from '../http/graphql/schema.ts';
import { makeToken } from '../testing/api-tokens.ts';
import { requiredArguments, sampleValue, unknownId } from '../testing/operations.ts';
import { routesOf } from '../testing/routes.ts';
import { startTestApp } from '../testing/start-test-app.ts';

const app = await startTestApp();
const { ask, call } = app;

/** What each scope opens besides what visitors may; what stands nowhere here is closed to every token. */
const operationsOf: Record<string, string[]> = {
  LISTINGS_READ: [
    ...[
      'propertyByExternalId',
      'adminProperties',
      'editedProperty',
      'previewProperty',
      'builderTexts',
      'expiries',
      'propertyDocuments',
    ],
    ...['listingChecks', 'previewListingChecks', 'textClaims', 'units', 'unitFile'],
    ...['adminBuilders', 'differingAboutTexts', 'adminPlaces', 'editedPlace'],
    ...['adminProgressPhotos', 'editedProgressPhoto'],
  ],
  LISTINGS_WRITE: [
    ...[
      'createProperty',
      'updateProperty',
      'changeProperty',
      'saveProperty',
      'saveProperties',
      'duplicateProperty',
      'setPropertyPublication',
    ],
    ...['setPropertyStatuses', 'setPropertyPrice', 'confirmPrice', 'importListings', 'readListings'],
    ...['saveUnits', 'removeUnits', 'showUnitNumbers', 'importUnits', 'addPropertyDocument'],
    ...['createBuilder', 'updateBuilder', 'createPlace', 'updatePlace'],
    ...['createProgressPhoto', 'updateProgressPhoto', 'uploadPicture', 'storedPictures'],
    ...['deleteItems', 'restoreItems', 'setExternalIds'],
  ],
  CONTENT_READ: [
    ...['adminBlogs', 'editedBlog', 'previewBlog', 'markdownHtml', 'adminTeamMembers'],
    ...['adminTestimonials', 'adminMedia', 'adminJobOpenings'],
  ],
  CONTENT_WRITE: [
    ...['createBlog', 'updateBlog', 'duplicateBlog', 'setBlogPublication'],
    ...['createTeamMember', 'updateTeamMember', 'recordTraining', 'createTestimonial', 'updateTestimonial'],
    ...['createMediaItem', 'updateMediaItem', 'saveJobOpening', 'removeJobOpening'],
    ...['uploadPicture', 'storedPictures', 'deleteItems', 'restoreItems', 'setExternalIds'],
  ],
  LEADS_CREATE: ['createContact', 'createLead', 'createLeads'],
  LEADS_READ: ['contacts', 'contact', 'contactNeighbours', 'people', 'person'],
  LEADS_WRITE: [
    ...['updateContact', 'setContactState', 'setContactStates', 'addContactNote'],
    ...['setContactNextDate', 'setContactNextDates', 'setPersonState', 'setPersonStates'],
    ...[
      'setNextStep',
      'setNextSteps',
      'addPersonNote',
      'setPersonChannel',
      'setPersonWishes',
      'setHomeVerdict',
      'addOutcome',
      'handOver',
    ],
    ...['deleteItems', 'restoreItems', 'setExternalIds'],
  ],
  WEBHOOKS_WRITE: [
    ...['webhooks', 'webhook', 'webhookSamples', 'webhookDeliveries', 'signedDeliveries'],
    ...['createWebhook', 'changeWebhook', 'deleteWebhook', 'rotateWebhookSecret', 'switchWebhook'],
    ...['testWebhook', 'resendDelivery', 'replayWebhook'],
  ],
};

const pathsOf: Record<string, string[]> = {
  LISTINGS_READ: [
    ...['GET /api/documents/:id/file', 'GET /api/expiries.csv'],
    'GET /api/v1/listings/by-external-id/:system/:id',
  ],
  LISTINGS_WRITE: [
    'POST /api/form/submit',
    'DELETE /api/form/:id',
    'PATCH /api/v1/listings/:id',
    'PUT /api/v1/listings/by-external-id/:system/:id',
  ],
  CONTENT_READ: [],
  CONTENT_WRITE: [
    ...['POST /api/teamMembers', 'DELETE /api/teamMembers/:id', 'POST /api/blogs', 'DELETE /api/blogs/:id'],
    ...['POST /api/testimonialUsers', 'DELETE /api/testimonialUsers/:id'],
    ...['POST /api/media', 'DELETE /api/media/:id'],
  ],
  LEADS_CREATE: ['POST /api/v1/leads'],
  LEADS_READ: ['GET /api/contacts'],
  LEADS_WRITE: ['DELETE /api/contacts/:id'],
  WEBHOOKS_WRITE: [
    ...['GET /api/v1/webhooks', 'POST /api/v1/webhooks', 'GET /api/v1/webhooks/samples'],
    ...['GET /api/v1/webhooks/:id', 'PATCH /api/v1/webhooks/:id', 'DELETE /api/v1/webhooks/:id'],
    ...['POST /api/v1/webhooks/:id/secret', 'POST /api/v1/webhooks/:id/on', 'POST /api/v1/webhooks/:id/off'],
    ...['POST /api/v1/webhooks/:id/test', 'POST /api/v1/webhooks/:id/replay'],
    ...['POST /api/v1/webhooks/deliveries/:id/resend'],
    ...['GET /api/v1/webhooks/:id/log', 'GET /api/v1/webhooks/:id/deliveries'],
  ],
};

const scopes = Object.keys(operationsOf);
const schema = createSchema();
type Operation = [kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>];
const operations: Operation[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field): Operation => ['query', field]),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field): Operation => [
    'mutation',
    field,
  ]),
];

let routes: string[];

beforeAll(async () => {
  routes = await routesOf(app);
});

const secretOf = async (scope: string) => (await makeToken(app, [scope])).secret;

/** How an operation answers a token: closed to all tokens, to this one, or open. */
async function answerTo([kind, field]: Operation, secret: string): Promise<string> {
  const args = requiredArguments(field);
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, sampleValue(type)]));
  // Its fields are of no interest: an operation that is refused asks for none of them.
  const leaf = /^(?:String|Boolean|Int)\b/.test(String(field.type).replace(/[[\]!]/g, ''));
  const query = `${kind} ${declared && `(${declared})`} { ${field.name} ${passed && `(${passed})`} ${leaf ? '' : '{ __typename }'} }`;
  const { errors = [] } = await ask(query, variables, { token: secret });
  const messages = errors.map(({ message }) => message);
  if (messages.includes('API tokens may not do this. An account has to do it.')) return 'closed';
  return messages.some((message) => message.startsWith('This token needs the scope')) ? 'lacks' : 'open';
}

const isPublic = ({ extensions }: GraphQLField<unknown, unknown>) => extensions.access === 'public';

test('a token with all scopes cannot call what the table leaves out, and its description names what it can', () => {
  const listed = new Set(Object.values(operationsOf).flat());
  const named = operations
    .filter(([, { description }]) => description?.includes('API tokens: '))
    .map(([, { name }]) => name);
  expect(named.sort()).toEqual([...listed].sort());
});

test.each(scopes)('%s: each operation', async (scope) => {
  const secret = await secretOf(scope);
  const wrong: string[] = [];
  for (const operation of operations) {
    const [, field] = operation;
    const opens = Object.entries(operationsOf).filter(([, names]) => names.includes(field.name));
    const expected =
      isPublic(field) || opens.some(([opening]) => opening === scope)
        ? 'open'
        : opens.length > 0
          ? 'lacks'
          : 'closed';
    const answered = await answerTo(operation, secret);
    // The right depends on the kind of the items: the sample is a property.
    const ofKind =
      ['deleteItems', 'restoreItems', 'setExternalIds'].includes(field.name) && scope !== 'LISTINGS_WRITE';
    if (answered !== (ofKind ? 'lacks' : expected)) wrong.push(`${field.name}: ${answered}, not ${expected}`);
  }
  expect(wrong).toEqual([]);
});

test.each(scopes)('%s: each path', async (scope) => {
  const secret = await secretOf(scope);
  const wrong: string[] = [];
  for (const route of routes) {
    const [method = '', path = ''] = route.replace(':id', unknownId).replace(':name', 'x').split(' ');
    const visitor = await call(method, path);
    if (visitor.status !== 401) continue;
    const { status } = await call(method, path, { token: secret });
    const opens = pathsOf[scope]?.includes(route) ?? false;
    if (opens === (status === 403)) wrong.push(`${route}: ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(
    Object.values(pathsOf)
      .flat()
      .filter((path) => !routes.includes(path)),
  ).toEqual([]);
});
