import { parse } from 'graphql';
import { ChangeKind } from '../../features/change/change.type.ts';
import { listingFragment } from '../../features/property/public/listing-document.ts';
import { testType } from '../../features/webhook/event-body.ts';
import type { GraphqlSchemas } from './graphql-schemas.ts';
import { fieldOf, notNull, objectOf, text } from './json-schema.ts';
import type { Schema } from './json-schema.ts';

const moment: Schema = { type: 'string', format: 'date-time' };

/** The body of an event of the log. */
export function eventSchema(type: Schema, data: Schema): Schema {
  return objectOf({
    id: text('The id of the delivery, the same in every attempt, as `webhook-id`.'),
    ...{ type, version: { type: 'integer' }, timestamp: moment },
    sequence: { type: 'integer', description: 'Its place in the log: a smaller one is older.' },
    logId: text('The log to which `sequence` belongs: a restored database has another one.'),
    data,
  });
}

const headers = {
  'webhook-id': 'The id of the delivery.',
  'webhook-timestamp': 'The moment of the attempt, in seconds.',
  'webhook-signature':
    '`v1,` and HMAC-SHA256 over `id.timestamp.body` in base64, for each secret that holds; Standard Webhooks 1.0.',
};

/** What receivers of webhooks are sent, by the kind of the event. */
export function webhookEvents(schemas: GraphqlSchemas): Record<string, unknown> {
  const document = `query ($id: ID!) { listing(id: $id) { ...listing } } ${listingFragment}`;
  const listing = notNull(fieldOf(schemas.ofDocument(parse(document, { noLocation: true })), 'listing'));
  const told: [string, Schema][] = Object.entries(ChangeKind).map(([name, type]) => {
    const data = /^LISTING_(?:PUBLISHED|CHANGED)$/.test(name) ? listing : otherData(name);
    return [type, eventSchema({ type: 'string', const: type }, data)];
  });
  const test = objectOf({
    id: text('The id of the delivery.'),
    type: { type: 'string', const: testType },
    ...{ version: { type: 'integer' }, timestamp: moment, data: objectOf({ text: text() }) },
  });
  return Object.fromEntries(
    [...told, [testType, test] as const].map(([type, schema]) => [type, eventOf(type, schema)]),
  );
}

function otherData(name: string): Schema {
  if (name.endsWith('_REMOVED')) return objectOf({ id: text(), reason: text('Why it is no longer seen.') });
  if (name.startsWith('STORY')) return objectOf({ id: text(), 'title?': text(), 'slug?': text() });
  return objectOf({
    id: text(),
    'kind?': text('`enquiry`, `person` or `application`.'),
    'state?': text('The state of the work.'),
    'url?': text('Its address in the office.'),
    'details?': { type: 'object', description: 'What the person wrote, where an owner allowed it.' },
  });
}

function eventOf(type: string, schema: Schema) {
  const words = type.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    post: {
      ...{ operationId: `on${words.join('')}`, summary: `An event of the kind \`${type}\`.`, security: [] },
      tags: ['Version 1'],
      parameters: Object.entries(headers).map(([name, description]) => ({
        ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
      })),
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '2XX': { description: 'It has arrived.' },
        '410': { description: 'The receiver takes no more: the webhook is switched off.' },
        '4XX': { description: 'It has not arrived, and is sent again.' },
      },
    },
  };
}
