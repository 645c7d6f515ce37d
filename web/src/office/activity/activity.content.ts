import type { ActivityVerb } from 'domain/schema.generated.ts';

export const activityContent = {
  title: 'Activity',
  line: 'All changes, with name and time. Entries cannot be edited or deleted.',
  search: 'Search titles, references, fields',
  filters: {
    account: 'Account',
    noun: 'Kind',
    verb: 'Action',
    from: 'From',
    to: 'To',
  },
  history: 'History of one item.',
  showAll: 'Show everything',
  empty: 'No activity yet.',
  nothingFound: 'No entries match these filters.',
  notLoaded: 'The activity could not be loaded. Please check your connection.',
  retry: 'Try again',
  from: (address: string) => `from ${address}`,
  changed: 'changed',
  nothing: 'empty',
  became: 'to',
  open: 'Open',
  version: 'View version',
  more: 'There are older entries. Choose a time, an account or a word to see them.',
};

/** What an account did, followed by what it did it to. */
export const verbWords: Record<ActivityVerb, string> = {
  CREATED: 'added',
  UPDATED: 'changed',
  DRAFT_SAVED: 'saved a draft of',
  DELETED: 'deleted',
  RESTORED: 'restored',
  PURGED: 'deleted for good',
  EXPORTED: 'exported',
  SHOWN: 'had the numbers shown of',
  LOGIN: 'logged in',
  LOGIN_FAILED: 'failed to log in',
  LOGOUT: 'logged out',
  PASSWORD_CHANGED: 'changed their password',
  PASSWORD_RESET: 'reset the password of',
  SESSION_ENDED: 'ended logins',
  SECOND_FACTOR_ON: 'switched the second factor on',
  SECOND_FACTOR_OFF: 'switched the second factor off',
  PASSKEY_ADDED: 'added a passkey',
  PASSKEY_REMOVED: 'removed a passkey',
  RECOVERY_CODES_MADE: 'created new recovery codes',
  INVITED: 'invited',
  INVITATION_WITHDRAWN: 'withdrew the invitation of',
  REVOKED: 'revoked',
};

interface NounWords {
  name: string;
  /** The form of an item. */
  edit?: (id: string) => string;
  /** Whether each of its versions has a page. */
  hasVersions?: boolean;
}

/** What kinds of things are called, and where one of them is edited. */
export const nounWords: Record<string, NounWords> = {
  properties: {
    name: 'Property',
    edit: (id) => `/my-account/properties/${id}/edit`,
    hasVersions: true,
  },
  places: { name: 'Place', edit: (id) => `/my-account/places/${id}/edit` },
  blocks: { name: 'Text of the site', edit: () => '/my-account/website' },
  blogs: { name: 'Story', edit: (id) => `/my-account/blogs/${id}/edit`, hasVersions: true },
  teamMembers: { name: 'Team member', edit: (id) => `/my-account/team/${id}/edit` },
  progressPhotos: { name: 'Construction photo', edit: (id) => `/my-account/progress/${id}/edit` },
  builders: { name: 'Builder', edit: (id) => `/my-account/builders/${id}/edit`, hasVersions: true },
  rules: { name: 'Rule', edit: (id) => `/my-account/rules/${id}` },
  testimonials: { name: 'Testimonial', edit: (id) => `/my-account/testimonials/${id}/edit` },
  mediaItems: { name: 'Media item', edit: (id) => `/my-account/media/${id}/edit` },
  people: { name: 'Lead', edit: (id) => `/my-account/leads/${id}` },
  contactRequests: { name: 'Enquiry' },
  jobApplications: { name: 'Application' },
  subscribers: { name: 'Subscriber' },
  listingReports: { name: 'Report of a listing', edit: () => '/my-account/reports' },
  jobOpenings: { name: 'Job opening', edit: () => '/my-account/settings/openings' },
  leadViews: { name: 'View of leads', edit: (id) => `/my-account/leads/views/${id}` },
  messageTemplates: { name: 'Text to leads', edit: () => '/my-account/settings/texts' },
  coupons: { name: 'Coupon', edit: () => '/my-account/settings/coupons' },
  siteSettings: { name: 'Settings', edit: () => '/my-account/settings/company' },
  mailSettings: { name: 'Settings', edit: () => '/my-account/settings/email' },
  duties: { name: 'Duty', edit: () => '/my-account/settings/duty' },
  admins: { name: 'Account' },
  apiTokens: { name: 'API token', edit: () => '/my-account/settings/api' },
};
