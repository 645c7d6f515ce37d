export const blogContent = {
  title: 'Stories',
  line: 'What we learn on sites, in registries and at kitchen tables, written down for the next buyer.',
  description:
    'Stories on buying, renting and financing property in Noida: areas, papers, metro lines, loans.',
  by: 'By:',
  readMore: 'Read More',
  grid: {
    title: 'Blog Grid',
    description: 'Stories on property in Noida, nine to a page.',
    tag: 'Services',
    readMore: 'Read more',
  },
  left: {
    title: 'Blog Left Sidebar',
    description: 'Stories on property in Noida, with search and tags at the left.',
  },
  right: {
    title: 'Blog Right Sidebar',
    description: 'Stories on property in Noida, with search and tags at the right.',
  },
  sidebar: {
    label: 'Find stories',
    search: { title: 'Search', label: 'Search stories', submit: 'Search' },
    newest: 'Newest stories',
    tags: 'Tags',
    all: 'All',
  },
  chosen: { tag: 'About', keyword: 'With the words', remove: 'Show all stories' },
  nothing: {
    title: 'No story matches this',
    text: 'Try fewer or other words, or choose a tag beside the list.',
  },
  empty: {
    title: 'No stories have been published yet',
    text: 'Come back soon, or ask us what you would like to know.',
  },
  removed: {
    title: 'No longer available',
    text: 'We have taken this story off the site. You may like one of these.',
    list: { label: 'All stories', to: '/blog' },
  },
  beyond: { title: 'There are no more pages', first: 'Go to the first page' },
  failed: { title: 'The stories could not be loaded', retry: 'Try again' },
  breadcrumb: { home: 'Home', list: 'Stories' },
  content: 'Content',
  conclusion: 'In short',
  more: 'More stories',
  all: 'All stories',
  choice: {
    title: 'Choose a story',
    line: 'These are our newest stories.',
  },
};
