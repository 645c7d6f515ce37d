export const keysContent = {
  open: 'Keys',
  title: 'Keys for leads',
  keys: [
    ['j', 'Next lead'],
    ['k', 'Previous lead'],
    ['Enter', 'Open the lead'],
    ['c', 'Call'],
    ['w', 'WhatsApp'],
    ['o', 'Outcome of a call'],
    ['n', 'Note'],
    ['?', 'This list'],
  ],
  off: 'They do nothing while you type.',
  use: 'Use these keys',
} as const;
