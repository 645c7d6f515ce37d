import { indianNumber } from 'domain/text/number.ts';

export const searchesContent = {
  title: 'What buyers did not find',
  line: 'What visitors looked for in the last 180 days and did not find, the most frequent first. A search counts once per network and hour; bots and colleagues do not count. This list does not identify any visitor.',
  empty: 'No searches without results in the last 180 days.',
  loading: 'Loading…',
  failed: 'The searches could not be loaded.',
  retry: 'Try again',
  columns: { label: 'Looked for', count: 'Times', lastAt: 'Last', alerts: 'Waiting for an alert' },
  people: (count: number) => `${indianNumber(count)} ${count === 1 ? 'person' : 'people'}`,
};
