import type { LeadScope } from 'domain/schema.generated.ts';

/** What accounts of sales see of leads. */
export const leadAccessContent = {
  title: 'What Sales can see',
  line: 'This holds for every account with the role Sales, from its next click. Owners see all leads.',
  loading: 'Loading…',
  notLoaded: 'What Sales can see could not be loaded.',
  retry: 'Try again',
  scope: 'Leads',
  scopes: {
    ALL: 'All leads',
    OWN: 'Own leads, and those of nobody yet',
  } satisfies Record<LeadScope, string>,
  scopeHint:
    'The lead of a colleague then opens for its owner and for the colleague who stands in. The rest of Sales finds it neither in lists and searches nor in files and links.',
  submit: 'Save',
  failed: 'This could not be saved. Please try again.',
  saved: 'Saved. It holds from the next click of each account.',
};
