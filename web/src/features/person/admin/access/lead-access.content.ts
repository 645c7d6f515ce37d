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
    OWN: 'Own leads and “Nobody yet”',
  } satisfies Record<LeadScope, string>,
  scopeHint:
    'With “Own leads”, the lead of a colleague opens for its owner and for the colleague who stands in. The rest of Sales finds it in no list, search, file or link.',
  reach: 'Numbers and addresses',
  reaches: { shown: 'Shown', hidden: 'Hidden on leads of colleagues' },
  reachHint:
    'A hidden number reads +91 98••• ••841. A whole number still finds the lead. “Show” opens the numbers of one lead for an hour, and the activity log keeps who did it.',
  exports: 'Downloads of leads and enquiries',
  downloads: { own: 'Own leads', off: 'Off' },
  exportRows: 'Rows a day',
  exportRowsHint:
    '1 to 10,000 for each account, while downloads are on. The activity log keeps each download.',
  submit: 'Save',
  failed: 'This could not be saved. Please try again.',
  saved: 'Saved. It holds from the next click of each account.',
  show: {
    button: 'Show',
    line: 'Hidden, because this is the lead of a colleague. “Show” is kept in the activity log and lasts an hour.',
    failed: 'The numbers could not be shown. Please try again.',
  },
};
