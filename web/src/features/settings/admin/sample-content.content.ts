export const sampleContentContent = {
  title: 'Sample content',
  line: (count: number) =>
    count === 1
      ? '1 item on the site came with the first start and was never changed.'
      : `${count.toLocaleString('en-IN')} items on the site came with the first start and were never changed.`,
  open: 'Remove the sample content',
  question: 'Remove the sample content?',
  explanation:
    'All sample properties, stories, team members, testimonials and pictures that were never changed leave the site. What your team has added or changed stays. For 30 days everything can be restored from the trash.',
  confirm: 'Remove it',
  removing: 'Removing…',
  cancel: 'Keep it',
  removed: (count: number) =>
    count === 1
      ? '1 sample item is in the trash now.'
      : `${count.toLocaleString('en-IN')} sample items are in the trash now.`,
  failed: 'The sample content could not be removed. Please try again.',
};
