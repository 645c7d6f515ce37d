export const phoneContent = {
  install: {
    title: 'The office as an app',
    line: 'On the home screen, the office opens with one tap, full screen, with an icon of its own beside that of the site.',
    installed: 'The office is installed on this device.',
    install: 'Install the office',
    dismissed: 'Not installed. You can do it later from here.',
    apple: [
      'Open this page in Safari.',
      'Tap Share, and then “Add to Home Screen”.',
      'Open the office from its icon. Notices come only there.',
    ],
    others: [
      'Open the menu of the browser.',
      'Choose “Install app” or “Add to Home screen”. Firefox on a computer has neither: use Chrome, Edge or Safari there.',
    ],
    besideSite:
      'Does the browser offer to open the app of the site instead? Remove that app, install the office first, and then install the site again.',
  },
  hint: {
    label: 'The office on this phone',
    text: 'Put the office on your home screen.',
    open: 'Set it up',
    close: 'Not now',
  },
};
