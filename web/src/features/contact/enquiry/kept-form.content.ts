const words = { enquiry: 'enquiry', newsletter: 'subscription' };

export const keptFormContent = {
  before: {
    enquiry: 'You are offline. We keep your enquiry on this phone and send it when you are back online.',
    newsletter: 'You are offline. We keep your address on this phone and send it when you are back online.',
  },
  keptTitle: 'Kept on this phone',
  kept: {
    enquiry: 'We send your enquiry as soon as the connection works again. You then see your reference here.',
    newsletter: 'We send your address as soon as the connection works again.',
  },
  panel: {
    label: 'Forms kept on this phone',
    waiting: (kind: keyof typeof words) => `Your ${words[kind]} is waiting to be sent.`,
    waitingLine: (days: number) => `We send it when the connection works again, within ${days} days.`,
    sent: (kind: keyof typeof words) => `Your ${words[kind]} was sent.`,
    reference: 'Your reference',
    refused: (kind: keyof typeof words) => `We could not accept your ${words[kind]}.`,
    expired: (kind: keyof typeof words) => `Your ${words[kind]} was not sent.`,
    expiredLine: (days: number) =>
      `This phone was not online with this page within ${days} days. You can send it again.`,
    typed: 'What you typed',
    correct: 'Correct it',
    again: 'Send it again',
    now: 'Send now',
    cancel: 'Cancel',
    remove: 'Delete',
    close: 'Close',
  },
};
