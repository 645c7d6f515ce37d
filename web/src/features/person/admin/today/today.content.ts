import { indianNumber } from 'domain/text/number.ts';

export const todayContent = {
  title: 'Today',
  whose: 'Whose leads',
  mine: 'Mine',
  all: 'Everyone’s',
  of: (name: string) => `Of ${name}`,
  parts: {
    UNTAKEN: 'Nobody took it',
    NEW: 'New for you',
    OVERDUE: 'Overdue',
    TODAY: 'Today',
    WAITING: 'Waiting for anyone',
    TOMORROW: 'Tomorrow',
  },
  /** In place of “New for you” where others’ leads are shown. */
  newOnes: 'New',
  show: 'All',
  /** Counts end at 1,000. */
  count: (count: number) => (count < 1_000 ? indianNumber(count) : '1,000+'),
  nothing: 'Nothing is due today, and no new lead waits.',
  toLeads: 'All leads',
};
