/** The sentences about work without the network. */
export const offlineContent = {
  asOf: (time: string) => `You are offline. Today, your own leads and the texts are as of ${time}.`,
  full: (count: number) => `${count} changes wait on this phone already. Please connect it first.`,
  refused: 'The server did not take this.',
};
