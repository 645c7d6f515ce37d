import { formatDay } from 'domain/text/format.ts';
import { indianNumber } from 'domain/text/number.ts';

const listings = (count: number) => (count === 1 ? '1 listing' : `${indianNumber(count)} listings`);

export const goingLiveContent = {
  title: 'Legal checks',
  loading: 'Loading…',
  notLoaded: 'The checks could not be loaded.',
  retry: 'Try again',
  modes: {
    TRIAL:
      'This site is a trial. What you add is public at once. Your own listings say “Trial listing: registration not checked”, and search engines, feeds and alerts leave them out.',
    OPEN: 'The company is registered. A listing that passes its checks is a listing like any other. One that does not is public and says “Trial listing: registration not checked”. Only a new project without a registration number is refused.',
    GATED: 'The site is live. Visitors see only listings that pass their checks.',
  },
  registration: (number: string, day: string | null) =>
    `Our registration as an agent: ${number}${day ? `, valid to ${formatDay(day)}` : ', without its last day'}.`,
  company: 'Change it under Company',
  liveSince: (day: string) => `Live since ${formatDay(day)}.`,
  needsRegistration: 'To go live, first enter our own registration number and its last day.',
  passing: (passing: number, total: number) =>
    total === 0
      ? 'There is no listing of our own yet.'
      : `${indianNumber(passing)} of ${listings(total)} ${passing === 1 ? 'passes' : 'pass'}.`,
  hidden: (count: number, isPartial: boolean) =>
    `${isPartial ? 'At least ' : ''}${listings(count)} would be hidden:`,
  more: (count: number) => `and ${indianNumber(count)} more`,
  goLive: 'Go live',
  question: 'Go live?',
  explanation:
    'From now on visitors see only listings that pass their checks, and the checks refuse all others. This cannot be undone.',
  hides: (count: number) => `This hides ${listings(count)} from the site today.`,
  hidesNone: 'This hides no listing.',
  confirm: 'Go live now',
  going: 'Going live…',
  cancel: 'Not yet',
  done: 'The site is live.',
  failed: 'That did not work. Please try again.',
  /** Before another registration is saved. */
  save: {
    question: 'Hide listings?',
    hides: (count: number, total: number, day: string | null) =>
      `This hides ${count === total ? `all ${listings(count)}` : `${indianNumber(count)} of ${listings(total)}`} from the site ${day ? `from ${formatDay(day)}` : 'today'}.`,
    confirm: 'Hide them',
    cancel: 'Cancel',
  },
};
