import 'reflect-metadata';
import { registerEnumType } from 'type-graphql';

/** What an API token may do. What visitors read needs no scope. */
export enum ApiScope {
  LISTINGS_READ = 'listings:read',
  LISTINGS_WRITE = 'listings:write',
  CONTENT_READ = 'content:read',
  CONTENT_WRITE = 'content:write',
  LEADS_CREATE = 'leads:create',
  LEADS_READ = 'leads:read',
  LEADS_WRITE = 'leads:write',
  WEBHOOKS_WRITE = 'webhooks:write',
}
/** The scopes that read more than visitors do. */
export const readScopes = [ApiScope.LISTINGS_READ, ApiScope.CONTENT_READ, ApiScope.LEADS_READ];

registerEnumType(ApiScope, {
  name: 'ApiScope',
  description: 'What an API token may do beyond what visitors may.',
  valuesConfig: {
    LISTINGS_READ: {
      description:
        '`listings:read`: properties, units, builders and places as the office sees them, with drafts and what the office keeps for itself.',
    },
    LISTINGS_WRITE: {
      description: '`listings:write`: adds and changes them, and moves properties to the trash.',
    },
    CONTENT_READ: {
      description: '`content:read`: stories, team, testimonials, media and openings with their drafts.',
    },
    CONTENT_WRITE: { description: '`content:write`: adds and changes them, and moves them to the trash.' },
    LEADS_CREATE: {
      description: '`leads:create`: adds enquiries. It reads none, nor whether a person is known.',
    },
    LEADS_READ: { description: '`leads:read`: enquiries and the people who sent them.' },
    LEADS_WRITE: {
      description: '`leads:write`: changes enquiries and people; the answer shows what was changed.',
    },
    WEBHOOKS_WRITE: {
      description:
        '`webhooks:write`: adds, reads and changes webhooks. Events of enquiries and people also need `leads:read`.',
    },
  },
});
