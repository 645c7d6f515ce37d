import { indianNumber } from 'domain/text/number.ts';

export const mergesContent = {
  open: 'Merge with another lead',
  title: 'Merge two leads',
  line: 'Two leads of one person become one. It can be undone for 90 days.',
  back: 'Back to the lead',
  failed: 'That did not work. Please check your connection and try again.',
  loadFailed: 'The leads could not be loaded. Please check your connection.',
  notFound: 'One of the two is not here any more. It may be in the trash.',
  retry: 'Try again',
  loading: 'Loading…',
  find: {
    label: 'The other lead: name, number, address or reference',
    none: 'No other lead fits.',
    list: 'Leads that fit',
    hint: 'A number that was typed wrong is corrected in its enquiry, and not merged.',
  },
  already: 'These two are one lead already.',
  sides: 'Side by side',
  stays: 'Which one stays',
  staysLine: (reference: string, count: number, day: string) =>
    `${reference}, since ${day}, ${count === 1 ? '1 enquiry' : `${indianNumber(count)} enquiries`}`,
  fields: { NAME: 'Name', STATE: 'Status', NEXT_STEP: 'Next step', OWNER: 'Owner', WISHES: 'Wishes' },
  same: 'Nothing else differs.',
  nobody: 'Nobody yet',
  noStep: 'None',
  noWishes: 'None noted',
  together: 'Comes together',
  facts: {
    numbers: 'Numbers',
    emails: 'Addresses',
    homes: 'Homes',
    rest: 'Besides',
    count: (enquiries: number, alerts: number) =>
      [
        `${indianNumber(enquiries)} enquiries with their consents`,
        alerts === 1 ? '1 alert' : alerts > 1 && `${indianNumber(alerts)} alerts`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  merge: 'Merge into one lead',
  merging: 'Merging…',
  done: (name: string) => `${name} is one lead now.`,
  undo: 'Undo the merge',
  undone: 'Both leads are back.',
  merged: (name: string, day: string, by: string) => `Merged with ${name}, ${day}${by ? ` by ${by}` : ''}`,
  question: (name: string) =>
    `${name} becomes a lead of its own again. What came since stays with the one whose number or address it bears.`,
  cancel: 'Cancel',
};
