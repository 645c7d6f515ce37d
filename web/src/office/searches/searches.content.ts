export const searchesContent = {
  title: 'Searches without results',
  line: 'What visitors looked for in the last 180 days and did not find, the most frequent first. Each search counts once per network and hour; programs and colleagues do not count. Nothing here names a visitor.',
  empty: 'No search of the last 180 days was without results.',
  loading: 'Loading…',
  failed: 'The searches could not be loaded.',
  retry: 'Try again',
  columns: { label: 'Looked for', count: 'Times', lastAt: 'Last', alerts: 'Waiting for an alert' },
  people: (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'person' : 'people'}`,
};
