/** The sentences about work without the network. */
export const offlineContent = {
  asOf: (time: string) => `You are offline. Today, your leads and texts are as of ${time}.`,
  full: (count: number) => `${count} changes wait on this phone already. Please connect it first.`,
  refused: 'The server did not take this.',
};
