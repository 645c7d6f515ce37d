import { ownerOnly } from '../../access/roles.ts';
import { ApiScope } from '../../base/api-scope.ts';
import { usualFirst } from '../../kit/node/connection.ts';
import { fieldOf, listOf, objectOf, text } from '../openapi/json-schema.ts';
import type { Schema } from '../openapi/json-schema.ts';
import { eventSchema } from '../openapi/webhook-events.ts';
import { greatestInt, itemOf, pageOf, pagingParameters } from './api-route.ts';
import type { ApiAnswer, ApiData, ApiParameter, ApiRoute } from './api-route.ts';
import { kindChoices } from './changes-document.ts';

const fragment = `
  fragment webhook on Webhook {
    id name url kinds withDetails headerNames version createdAt createdBy
    offAt offReason succeededAt failingSince sequence oldSecretUntil
  }`;

const deliveryFields = `
  id number type sequence itemId state createdAt deliveredAt nextAt attempts { at status ms answer problem }`;

const callers = { roles: ownerOnly, scopes: [ApiScope.WEBHOOKS_WRITE] };
const shared = { isOpen: false, callers } as const;
const base = '/api/v1/webhooks';
const id: ApiParameter = { in: 'path', type: 'id', description: 'The id of the webhook.' };

/** Kinds may also be written as events and `/api/v1/changes` write them: `listing.changed`. */
function withKinds(body: object): object {
  if (!('kinds' in body) || !Array.isArray(body.kinds)) return body;
  const kinds = body.kinds.map((kind: unknown) => kindChoices[String(kind)] ?? kind);
  return { ...body, kinds };
}

/** One field of the payload of a mutation. */
function partOf(field: string, name: string, description: string): ApiAnswer {
  return {
    ...{ shape: 'item', field, description },
    make: (data) => (data[field] as Record<string, unknown>)[name],
    schema: (root) => fieldOf(root, name),
  };
}

interface Fetched {
  items: { number: number; headers: { name: string; value: string }[]; body: string }[];
}

/** Deliveries with their headers by name, as a receiver reads them. */
const fetched: ApiAnswer = {
  ...{ shape: 'log', field: 'signedDeliveries', description: 'A part of the deliveries.' },
  make: (data: ApiData) => {
    const { items, ...place } = data.signedDeliveries as Fetched;
    const named = items.map(({ headers, ...others }) => ({
      ...others,
      headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    }));
    return { ...place, items: named };
  },
  schema: (root: Schema) => {
    const items = fieldOf(root, 'items').items ?? {};
    return objectOf({
      last: fieldOf(root, 'last'),
      more: fieldOf(root, 'more'),
      items: listOf(
        objectOf({
          number: fieldOf(items, 'number'),
          headers: { type: 'object', additionalProperties: { type: 'string' } },
          body: fieldOf(items, 'body'),
        }),
      ),
    });
  },
};

/** Whole bodies, as a trigger of Zapier or n8n wants them: a bare list with the id of each on top. */
const samples: ApiAnswer = {
  ...{ shape: 'item', field: 'webhookSamples', description: 'Bodies, the newest first.' },
  make: (data: ApiData) => (data.webhookSamples as string[]).map((body) => JSON.parse(body) as unknown),
  schema: () => listOf(eventSchema(text('The kind of the event.'), { type: 'object' })),
};

/** The paths of webhooks. */
export const webhookRoutes: readonly ApiRoute[] = [
  {
    ...{ ...shared, method: 'GET', path: base, parameters: {} },
    summary: 'All webhooks of the caller.',
    document: `{ webhooks { ...webhook } } ${fragment}`,
    answer: {
      ...{ shape: 'item', field: 'webhooks', description: 'The webhooks by name.' },
      make: (data) => ({ items: data.webhooks }),
      schema: (root) => objectOf({ items: root }),
    },
  },
  {
    ...{ ...shared, method: 'POST', path: base, parameters: {} },
    summary: 'Makes a webhook, and answers its secret once.',
    body: {
      variable: 'input',
      description: 'The webhook, as `CreateWebhookInput` of the schema has it.',
      read: withKinds,
      example: { name: 'CRM', url: 'https://hooks.example.com/homes', kinds: ['LISTING_CHANGED'] },
    },
    document: `
      mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { ...webhook } secret } }
      ${fragment}`,
    answer: itemOf('createWebhook', 'Webhook', 'The webhook with its secret.'),
  },
  {
    ...{ ...shared, method: 'GET', path: `${base}/samples` },
    summary: 'Bodies such as a webhook gets, also before anything was sent.',
    parameters: {
      type: {
        ...{ in: 'query', type: 'choices', choices: kindChoices, required: true },
        description: 'The kind of the event.',
        example: 'listing.changed',
      },
      first: {
        ...{ in: 'query', type: 'integer', least: 1, most: 10, usual: 3 },
        description: 'The greatest number of samples.',
      },
    },
    document: 'query ($type: [ChangeKind!]!, $first: Int) { webhookSamples(kinds: $type, first: $first) }',
    answer: samples,
  },
  {
    ...{ ...shared, method: 'GET', path: `${base}/{id}`, parameters: { id } },
    summary: 'One webhook.',
    document: `query ($id: ID!) { webhook(id: $id) { ...webhook } } ${fragment}`,
    answer: itemOf('webhook', 'Webhook', 'The webhook.'),
  },
  {
    ...{ ...shared, method: 'PATCH', path: `${base}/{id}`, parameters: { id } },
    summary: 'Changes a webhook. On another host it gets a new secret.',
    body: {
      variable: 'changes',
      description: 'The fields to change, as `WebhookChanges` of the schema has them.',
      read: withKinds,
      example: { kinds: ['LISTING_CHANGED', 'LISTING_REMOVED'] },
    },
    document: `
      mutation ($id: ID!, $changes: WebhookChanges!) {
        changeWebhook(input: { id: $id, changes: $changes }) { webhook { ...webhook } secret }
      }
      ${fragment}`,
    answer: itemOf('changeWebhook', 'Webhook', 'The webhook, with its secret if it has a new one.'),
  },
  {
    ...{ ...shared, method: 'DELETE', path: `${base}/{id}`, parameters: { id } },
    summary: 'Deletes a webhook with its deliveries.',
    document: 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { id } }',
    answer: itemOf('deleteWebhook', 'Webhook', 'The id that it had.'),
  },
  {
    ...{ ...shared, method: 'POST', path: `${base}/{id}/secret` },
    summary: 'Makes a new secret; the old one signs beside it for some hours.',
    parameters: {
      id,
      keepHours: {
        ...{ in: 'query', type: 'integer', least: 0, most: 168, usual: 24 },
        description: 'For how many hours the old secret signs too.',
      },
    },
    document: `
      mutation ($id: ID!, $keepHours: Int) {
        rotateWebhookSecret(input: { id: $id, keepHours: $keepHours }) { webhook { ...webhook } secret }
      }
      ${fragment}`,
    answer: itemOf('rotateWebhookSecret', 'Webhook', 'The webhook with its new secret.'),
  },
  {
    ...{ ...shared, method: 'POST', path: `${base}/{id}/on` },
    summary: 'Switches a webhook on.',
    parameters: {
      id,
      from: {
        ...{ in: 'query', type: 'choice', choices: ['CURSOR', 'NOW'] },
        description: 'From where it goes on: from where it stopped by default.',
      },
    },
    document: `
      mutation ($id: ID!, $from: ResumeFrom) {
        switchWebhook(input: { id: $id, on: true, from: $from }) { webhook { ...webhook } }
      }
      ${fragment}`,
    answer: partOf('switchWebhook', 'webhook', 'The webhook.'),
  },
  {
    ...{ ...shared, method: 'POST', path: `${base}/{id}/off`, parameters: { id } },
    summary: 'Switches a webhook off; it keeps its place in the log.',
    document: `
      mutation ($id: ID!) { switchWebhook(input: { id: $id, on: false }) { webhook { ...webhook } } }
      ${fragment}`,
    answer: partOf('switchWebhook', 'webhook', 'The webhook.'),
  },
  {
    ...{ ...shared, method: 'POST', path: `${base}/{id}/test`, parameters: { id } },
    summary: 'Sends a test event, also while the webhook is off.',
    document: 'mutation ($id: ID!) { testWebhook(input: { id: $id }) { deliveryId } }',
    answer: itemOf('testWebhook', 'Webhook', 'The id of the delivery that follows within seconds.'),
  },
  {
    ...{ ...shared, method: 'POST', path: `${base}/{id}/replay` },
    summary: 'Sends once more what came after a sequence, or since a moment.',
    parameters: {
      id,
      after: {
        ...{ in: 'query', type: 'integer', least: 0, most: greatestInt },
        description: 'The sequence after which to begin.',
      },
      since: { in: 'query', type: 'moment', description: 'The moment at which to begin.' },
    },
    document: `
      mutation ($id: ID!, $after: Int, $since: DateTimeISO) {
        replayWebhook(input: { id: $id, after: $after, since: $since }) { events }
      }`,
    answer: itemOf('replayWebhook', 'Webhook', 'How many events are sent once more.'),
  },
  {
    ...{ ...shared, method: 'POST', path: `${base}/deliveries/{id}/resend` },
    summary: 'Sends a delivery once more, with the same id and text.',
    parameters: { id: { ...id, description: 'The id of the delivery.' } },
    document: `mutation ($id: ID!) { resendDelivery(input: { id: $id }) { delivery { ${deliveryFields} } } }`,
    answer: partOf('resendDelivery', 'delivery', 'The delivery.'),
  },
  {
    ...{ ...shared, method: 'GET', path: `${base}/{id}/log`, parameters: { id, ...pagingParameters } },
    summary: 'The deliveries of a webhook in the last 30 days with their attempts, the newest first.',
    document: `
      query ($id: ID!, $first: Int, $after: String) {
        webhookDeliveries(webhookId: $id, first: $first, after: $after) {
          nodes { ${deliveryFields} }
          pageInfo { endCursor hasNextPage }
        }
      }`,
    answer: pageOf('webhookDeliveries', 'A page of deliveries.'),
  },
  {
    ...{ ...shared, method: 'GET', path: `${base}/{id}/deliveries` },
    summary: 'The deliveries of a webhook without an address, signed as if they were sent now.',
    parameters: {
      id,
      after: {
        ...{ in: 'query', type: 'integer', least: 0, most: greatestInt },
        description: 'The number of the last delivery that the receiver has; 0 by default.',
      },
      first: {
        ...{ in: 'query', type: 'integer', least: 1, most: 100, usual: usualFirst },
        description: 'The greatest number of deliveries.',
      },
    },
    document: `
      query ($id: ID!, $after: Int, $first: Int) {
        signedDeliveries(webhookId: $id, after: $after, first: $first) {
          items { number headers { name value } body } last more
        }
      }`,
    answer: fetched,
  },
];
