/** The checklist beside the form of a property. */
export const checklistContent = {
  title: 'Checks before publication',
  checking: 'Checking…',
  notChecked: 'The checks could not run. They run again when you type.',
  unreadable: (count: number) => (count === 1 ? '1 field cannot be read' : `${count} fields cannot be read`),
  inRow: (label: string, row: number) => `${label}, row ${row}`,
  allPass: 'All checks pass',
  before: (count: number) =>
    count === 1 ? '1 thing before it can go live' : `${count} things before it can go live`,
  later: (count: number) =>
    `It goes live as a trial listing; ${count === 1 ? '1 thing is' : `${count} things are`} left to check`,
  asking: (count: number) => (count === 1 ? '1 warning needs a reason' : `${count} warnings need a reason`),
  grace: (day: string) => `It stays visible until ${day} although it does not pass.`,
  blocks: 'Must be fixed',
  left: 'Left to check',
  reasonWhy: 'Why?',
  warns: 'Needs a reason',
  settled: 'Has a reason',
  go: 'Go to the field',
  goFor: (title: string) => `for “${title}”`,
  elsewhere: {
    company: 'Open the company’s settings',
    team: 'Open the team',
    documents: 'Open the documents',
  },
  reason: 'Reason for publishing it like this',
  reasonHint: 'We keep it with your name. It is valid until the check finds something else.',
  given: (reason: string, by: string, day: string) => `“${reason}” (${by}, ${day})`,
  someone: 'an account that was removed',
  source: 'Source',
  refused: {
    text: 'This property cannot be published yet. The checks below say why.',
    label: 'Save as draft',
  },
  newTab: '(opens in a new tab)',
  addDocuments: 'Save draft and add documents',
};
