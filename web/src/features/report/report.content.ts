import type { ReportReason } from 'domain/schema.generated.ts';

/** The texts of the office that the page shows. */
export const reportTexts: readonly string[] = ['report'];

export const reportContent = {
  title: 'Report this listing',
  about: 'Listing',
  description:
    'Tell us what is wrong with a listing. The office looks into it and corrects it or takes it off the site.',
  line: 'Tell us what is wrong. We look into it, and correct the listing or take it off the site.',
  parent: 'Projects',
  reason: 'What is wrong?*',
  choose: 'Please choose',
  reasons: {
    PRICE: 'The price is wrong',
    GONE: 'It is sold, let or does not exist',
    REGISTRATION: 'The RERA registration is wrong or missing',
    PICTURES: 'The pictures show something else',
    CLAIM: 'The text makes a false claim',
    OTHER: 'Something else',
  } satisfies Record<ReportReason, string>,
  text: { label: 'What did you find?*', hint: 'Such as the price that you were told, and by whom.' },
  email: { label: 'Your e-mail address', hint: 'Only if you want an answer.' },
  submit: 'Send the report',
  submitting: 'Sending…',
  missing: { reason: 'Please choose what is wrong.', text: 'Please tell us what is wrong.' },
  check: 'Please check the marked fields.',
  failed: 'That did not work. Please check your connection and try again.',
  done: {
    title: 'Thank you. Your report has reached the office.',
    reference: 'Your reference:',
    by: (moment: string) => `We answer by ${moment}.`,
  },
  back: 'Back to the listing',
};
