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
  notices: {
    title: 'Notices on this device',
    line: 'A lead that is new for you, passed to you, asked again or due shows up on the screen within seconds, with its home and the time left. Between 21:00 and 9:00 only while you are on duty.',
    switchOn: 'Switch on notices here',
    switchingOn: 'Switching on…',
    switchedOn: 'Notices are on for this device.',
    failed: 'Notices could not be switched on. Please try again.',
    blocked:
      'This browser blocks notices of this site. Allow them in its settings for this site, then load this page again.',
    unasked: 'The browser has not allowed notices. Tap again to be asked once more.',
    apple:
      'On an iPhone or iPad, notices come to the office on the home screen. Add it there, and open this page from its icon.',
    unknown: 'This browser cannot show notices.',
    none: 'No device gets notices yet.',
    devices: 'Devices that get your notices',
    here: 'This device',
    since: (since: string, last: string | null) =>
      last ? `since ${since}, last notice ${last}` : `since ${since}, no notice yet`,
    test: 'Test',
    testing: 'Sending…',
    tested: 'The test notice is on its way.',
    testFailed: 'The test notice could not be sent. Please try again.',
    remove: 'Remove',
    removed: 'The device was removed.',
    removeFailed: 'The device could not be removed. Please try again.',
    loading: 'Loading…',
  },
  hint: {
    label: 'The office on this phone',
    text: 'Put the office on your home screen.',
    open: 'Set it up',
    close: 'Not now',
  },
};
