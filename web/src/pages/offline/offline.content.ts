export const offlinePageContent = {
  title: 'This page is not on this device',
  metaTitle: 'No connection',
  line: 'We could not reach the site, and you have not opened this page before. Please check your connection.',
  retry: 'Try again',
  call: (phone: string) => `Call ${phone}`,
  kept: 'Pages that you can read now',
  from: 'from',
};
