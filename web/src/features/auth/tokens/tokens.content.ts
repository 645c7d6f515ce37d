import type { ApiScope } from 'domain/schema.generated.ts';
import { counted } from 'domain/text/number.ts';

/** What each scope allows, with the name that programs see. */
export const scopeWords: Record<ApiScope, { label: string; name: string }> = {
  LISTINGS_READ: { label: 'Read properties, also drafts and private facts', name: 'listings:read' },
  LISTINGS_WRITE: { label: 'Add and change properties', name: 'listings:write' },
  CONTENT_READ: { label: 'Read stories, team and media, also drafts', name: 'content:read' },
  CONTENT_WRITE: { label: 'Add and change stories, team, media and openings', name: 'content:write' },
  LEADS_CREATE: { label: 'Add enquiries, and read none', name: 'leads:create' },
  LEADS_READ: { label: 'Read enquiries and leads, with numbers and addresses', name: 'leads:read' },
  LEADS_WRITE: { label: 'Change enquiries and leads', name: 'leads:write' },
  WEBHOOKS_WRITE: { label: 'Add and change webhooks', name: 'webhooks:write' },
};

/** The texts of the API tokens in the settings. */
export const tokensContent = {
  title: 'API tokens',
  line: 'A program of yours, such as a CRM, logs in with a token of its own. Each token may do only what you choose. What visitors see needs no token.',
  add: 'Make a token',
  loading: 'Loading…',
  empty: 'There is no API token yet.',
  notLoaded: 'The API tokens could not be loaded. Please check your connection.',
  retry: 'Try again',
  ends: (day: string) => `Ends on ${day}`,
  endsSoon: 'Ends soon',
  ended: (day: string) => `Ended on ${day}`,
  revoked: (day: string) => `Revoked on ${day}`,
  made: (by: string, day: string) => `Made by ${by} on ${day}`,
  neverUsed: 'Never used',
  lastUsed: (time: string, from: string) => `Last used ${time} from ${from}`,
  uses: (calls: number, refusals: number) =>
    `7 days: ${counted(calls, 'call')}, ${counted(refusals, 'refusal')}`,
  networks: (list: string) => `Only from ${list}`,
  activity: 'Activity',
  manage: 'Manage',
  form: {
    titleNew: 'Make a token',
    name: 'What is it for?*',
    nameHint: 'For example the name of the program. Activity shows it.',
    scopes: 'What may it do?*',
    days: 'How long does it work?*',
    dayWords: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
    networks: 'Only from these networks',
    networksHint: 'One on each line, such as 203.0.113.0/24. Leave it empty if you do not know.',
    password: 'Your password*',
    code: 'Code*',
    codeHint: 'From your authenticator app, or a recovery code.',
    make: 'Make the token',
    save: 'Save changes',
    notMade: 'The token could not be made. Please try again.',
    notSaved: 'The token could not be changed. Please try again.',
    saved: 'Token changed.',
  },
  once: {
    title: (name: string) => `Token for ${name}`,
    line: 'Copy it into the program now; we do not show it again. Any program that has it can do what the token may do.',
  },
  revoke: {
    title: 'Revoke',
    line: 'The program is refused at once. This cannot be undone: a program that comes back needs a new token.',
    submit: 'Revoke the token',
    failed: 'The token could not be revoked. Please try again.',
    done: 'Token revoked.',
  },
};
