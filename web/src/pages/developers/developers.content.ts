export const developersContent = {
  title: 'For developers',
  line: 'What programs may read and write, and how they hear of what changes.',
  parts: 'Parts',
};
