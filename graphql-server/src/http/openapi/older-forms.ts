import type { Content } from './documented-route.ts';
import type { GraphqlSchemas } from './graphql-schemas.ts';
import { fieldOf, objectOf, text } from './json-schema.ts';
import type { Schema } from './json-schema.ts';

/** The fields of an input of the schema that a form sends too. */
export function formOf(
  input: string,
  names: readonly string[],
  more: Record<string, Schema> = {},
): Content['schema'] {
  return (schemas: GraphqlSchemas) => {
    const all = schemas.fieldsOfInput(input);
    const fields = names.map((name) => [name.replace('?', ''), fieldOf(all, name.replace('?', ''))] as const);
    const optional = names.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1));
    const named = fields.map(([name, schema]) => [optional.includes(name) ? `${name}?` : name, schema]);
    return objectOf({ ...(Object.fromEntries(named) as Record<string, Schema>), ...more });
  };
}

/** What tells a robot from a person. */
export const robots = ['submissionKey?', 'filledInMs?', 'website?'];
/** What the form said of privacy. */
export const notice = ['noticeVersion?', 'noticeLanguage?'];
const campaign = Object.fromEntries(
  [
    ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
    'gclid',
    'fbclid',
    'referrer',
  ].map((name) => [`${name}?`, text('How the person came to the site.')]),
);
/** An enquiry, as older forms send it. */
export const enquiry = formOf(
  'ContactRequestInput',
  [
    ...['name', 'email', 'phone?', 'message?', 'page?', 'propertyId?', 'agree?'],
    ...['shareWithBuilder?', 'whatsapp?', 'newsletter?', ...notice, ...robots],
  ],
  {
    'service?': text('`Residential` or `Commercial`, in any notation; required without a `source`.'),
    'source?': text('The form: `contact`, `enquiry` and so on, in any notation.'),
    ...campaign,
  },
);
