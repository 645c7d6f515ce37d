export const blogContent = {
  title: 'Stories',
  line: 'What we learn on sites, in registries and at kitchen tables, written down for whoever buys next.',
  description:
    'Stories on buying, renting and financing property in Noida: areas, papers, metro lines, loans.',
  by: 'By:',
  empty: {
    title: 'No stories have been published yet',
    text: 'Come back soon, or ask us what you would like to know.',
  },
  beyond: { title: 'There is no such page', first: 'Go to the first page' },
  failed: { title: 'The stories could not be loaded', retry: 'Try again' },
  breadcrumb: { home: 'Home', list: 'Stories' },
  content: 'Content',
  conclusion: 'In short',
  more: 'More stories',
  all: 'All stories',
  choice: {
    title: 'Choose a story',
    line: 'This address shows one story, and does not say which. These are the newest.',
  },
};
