export const wishlistContent = {
  title: 'Wishlist',
  description: 'The properties that you have saved in this browser.',
  line: 'The properties you saved, with today’s price and status. The list stays in this browser until you share it.',
  loading: 'Loading…',
  withoutScript: 'Your browser keeps this list and needs JavaScript for it. Without it, ',
  withoutScriptLink: 'tell us which properties you like',
  count: (count: number) => (count === 1 ? '1 property saved' : `${count} properties saved`),
  from: (when: string) => `Prices and statuses from ${when}`,
  remove: 'Remove',
  compare: (count: number, most: number) => (count > most ? `Compare the first ${most}` : 'Compare'),
  ask: 'Ask about all',
  /** What WhatsApp opens with. */
  askText: (homes: readonly string[]) => `I would like to know more about these homes:\n${homes.join('\n')}`,
  open: 'View Details',
  gone: (count: number) =>
    count === 1
      ? 'One property you saved is no longer available.'
      : `${count} properties you saved are no longer available.`,
  forget: 'Remove from the list',
  empty: {
    title: 'Nothing saved yet',
    text: 'Tap the heart on a property that you like to save it here.',
    browse: 'Explore Properties',
  },
  failed: {
    title: 'Your saved properties could not be loaded',
    text: 'They are still saved. Please check your connection and try again.',
    retry: 'Try again',
  },
};
