export const subscriberContent = {
  title: 'Subscribers',
  line: 'People who asked for the newsletter or a launch notice.',
  search: 'Search e-mail',
  empty: 'No subscribers yet.',
  columns: { email: 'E-mail', source: 'Asked for', page: 'Page', date: 'Date' },
  sources: { NEWSLETTER: 'Newsletter', COMING_SOON: 'Launch notice' },
  deletion: {
    deleted: 'Subscriber deleted.',
    failed: 'The subscriber could not be deleted. Please try again.',
    unreachable: 'The server cannot be reached. Please check your connection.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Subscriber restored.',
    notRestored: 'The subscriber could not be restored. Please try again.',
  },
};
