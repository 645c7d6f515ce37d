export const notFoundContent = {
  title: 'Page Not Found!',
  line: 'Oops! The page you are looking for does not exist. It might have been moved or deleted.',
  backToHome: 'BACK TO HOME',
  projects: 'All projects',
};

export const removedContent = {
  title: 'No longer available',
  text: 'This property is off the market. Here are others like it.',
  list: { label: 'See all projects', to: '/shop-left-sidebar' },
  ask: 'Ask us',
};

export const failedContent = {
  title: 'This page could not be loaded',
  text: 'Please check your connection and try again. If it stays like this, call us: we are glad to help.',
  withReference: (reference: string) => `Reference ${reference}.`,
  retry: 'Try again',
};
