const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** The words for what waits on a phone without the network. */
export const waitingContent = {
  label: 'Work without the network',
  waits: (count: number) => `${changes(count)} ${count === 1 ? 'waits' : 'wait'} to be sent.`,
  stopped: (count: number) => `${changes(count)} could not be saved.`,
  show: 'Show',
  arrived: (count: number) => `${changes(count)} ${count === 1 ? 'was' : 'were'} saved.`,
  gone: (count: number) =>
    `${changes(count)} ${count === 1 ? 'was' : 'were'} removed: the lead is no longer there for you.`,
  title: 'Not sent yet',
  line: 'They are sent in this order, each once, as soon as this phone has the network.',
  none: 'Nothing waits.',
  said: (when: string) => `Said ${when}`,
  nameless: 'Lead without a name',
  note: (text: string) => `Note: ${text}`,
  noStep: 'No next step',
  step: (when: string) => `Next step: ${when}`,
  status: (label: string) => `Status: ${label}`,
  changed: 'A colleague has changed this lead in the meantime.',
  decide: 'Decide',
  change: 'Change it',
  drop: 'Drop it',
  panel: {
    title: 'Work without the network',
    line: 'The installed office keeps your next 100 leads, Today and the texts on the phone. Outcomes, notes, next steps and states wait there, 200 at most, until the network is back. Logging out removes all of it.',
    on: 'Switch on',
    off: 'Switch off',
    failed: 'The setting could not be changed. Please try again.',
    switchedOn: 'The installed office keeps your leads from now on.',
    switchedOff: 'The leads are removed from this device, and from others at their next contact.',
    kept: (when: string) => `On this device: your leads as of ${when}.`,
    notKept: 'This device keeps nothing yet.',
    notInstalled: 'This browser keeps nothing: only the installed office does.',
    noMember:
      'Your account is not linked with a team member, so that it has no leads of its own. An owner links it under Accounts.',
    loading: 'Loading…',
  },
};
