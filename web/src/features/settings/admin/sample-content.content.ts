import { indianNumber } from 'domain/text/number.ts';

export const sampleContentContent = {
  title: 'Sample content',
  line: (count: number) =>
    count === 1
      ? '1 item on the site is sample content.'
      : `${indianNumber(count)} items on the site are sample content.`,
  open: 'Remove the sample content',
  question: 'Remove the sample content?',
  explanation:
    'This takes all sample properties, stories, team members, testimonials and pictures off the site, with the sample figures, and hides the pages with invented stories. What your team added stays. A property that says “Sample” in the list goes, even if it was changed: duplicate it first to keep it. You can restore the samples from the trash for 30 days.',
  confirm: 'Remove it',
  removing: 'Removing…',
  cancel: 'Keep it',
  removed: (count: number) =>
    count === 1
      ? '1 sample item moved to the trash.'
      : `${indianNumber(count)} sample items moved to the trash.`,
  failed: 'The sample content could not be removed. Please try again.',
};
