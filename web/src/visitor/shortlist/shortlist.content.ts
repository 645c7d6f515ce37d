export const shortlistContent = {
  heart: { add: 'Add to wishlist', remove: 'Remove from wishlist' },
  added: {
    title: 'Successfully added to your Wishlist',
    line: 'It is kept in this browser, on this device. Nobody else sees it.',
    view: 'View Wishlist',
    stay: 'Keep looking',
  },
  full: {
    title: 'Your Wishlist is full',
    line: 'It holds 50 properties. Remove one, and there is room for this one.',
  },
  page: {
    title: 'Wishlist',
    description: 'The properties that you have saved in this browser.',
    line: 'What you have saved, with today’s price and status. The list is kept in this browser only.',
    loading: 'Loading…',
    withoutScript: 'This list is kept by your browser and needs JavaScript. Without it, ',
    withoutScriptLink: 'tell us which properties you like',
    count: (count: number) => (count === 1 ? '1 property saved' : `${count} properties saved`),
    remove: 'Remove',
    open: 'View Details',
    gone: (count: number) =>
      count === 1
        ? 'A property that you had saved is no longer available.'
        : `${count} properties that you had saved are no longer available.`,
    forget: 'Remove from the list',
    empty: {
      title: 'Nothing saved yet',
      text: 'Press the heart on a property that you like, and it waits for you here.',
      browse: 'Explore Properties',
    },
    failed: {
      title: 'Your saved properties could not be loaded',
      text: 'They are still saved. Please check your connection and try again.',
      retry: 'Try again',
    },
  },
};
