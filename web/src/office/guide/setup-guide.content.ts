import type { SetupStepKey } from 'domain/schema.generated.ts';

interface StepWords {
  title: string;
  line: string;
  /** What settles it without doing it. */
  settle: string;
}

const steps: Record<SetupStepKey, StepWords> = {
  COMPANY: {
    title: 'Your company',
    line: 'Visitors call and write to these numbers. The site shows sample numbers until then.',
    settle: 'Later',
  },
  REGISTRATION: {
    title: 'Your RERA registration',
    line: 'The number of your certificate as an agent, and its last day. The site is a trial until then.',
    settle: 'Later',
  },
  PROPERTY: {
    title: 'Your first property',
    line: 'Paste the message that you send to buyers, or type one line. It is public at once.',
    settle: 'Later',
  },
  SHEET: {
    title: 'Your Excel sheet',
    line: 'Your sheet becomes drafts. You see each row before anything is saved.',
    settle: 'I have none',
  },
  COLLEAGUES: {
    title: 'Your colleagues',
    line: 'Each person has an own login. The link can go by WhatsApp.',
    settle: 'I work alone',
  },
  EMAIL: {
    title: 'E-mail',
    line: 'The site writes to you when an enquiry comes. A test e-mail goes out by itself.',
    settle: 'Later',
  },
  WORDS: {
    title: 'Read your site',
    line: 'The texts were written before you came. Change or hide what is not true of you.',
    settle: 'All of it is true',
  },
  SAMPLES: {
    title: 'Remove the samples',
    line: 'Sample listings, stories and people leave the site. They stay in the trash for 30 days.',
    settle: 'Keep them',
  },
  BACKUP: {
    title: 'Make a backup',
    line: 'If the disk fails without one, everything is lost.',
    settle: 'Someone else does',
  },
  ADDRESS: {
    title: 'The address of your site',
    line: 'Links in e-mails lead to this computer only. Your technician sets SITE_URL to the address that visitors type.',
    settle: 'It is right',
  },
};

export const setupGuideContent = {
  steps,
  title: 'Set up your site',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  then: 'Then',
  done: 'Done',
  settled: 'Set aside',
  takeUp: 'Take it up again',
  restAside: 'Set the rest aside',
  failed: 'This could not be saved. Please try again.',
  loading: 'Loading…',
  aside: (count: number) => `${count === 1 ? '1 step' : `${count} steps`} of the guide set aside.`,
  show: 'Show the guide',
  save: 'Save',
  company: {
    companyName: 'Company name*',
    phone: 'Phone*',
    whatsappNumber: 'WhatsApp number',
    whatsappHint: 'Leave it empty if it is the same number.',
    address: 'Address of your office*',
  },
  registration: {
    number: 'Registration number*',
    validTo: 'Valid until*',
    training: 'UP RERA wants a training certificate for agents. Enter it at the person in',
    team: 'Team Members',
    renew: 'Enter the renewal',
  },
  property: 'Add Property',
  sheet: 'Import listings',
  words: {
    home: 'Home page',
    about: 'About',
    contact: 'Contact',
    question: 'Is this true?',
    change: 'Change the words',
    facts: 'Hours, station, parking and figures',
  },
  backup: 'Backups',
  mail: {
    provider: 'Where is your e-mail?',
    address: 'E-mail address*',
    password: 'App password*',
    send: 'Send a test and save',
    sending: 'Sending…',
    other: 'Enter the server of your provider',
    sent: (address: string) => `E-mail works. A test e-mail is on its way to ${address}.`,
  },
};
