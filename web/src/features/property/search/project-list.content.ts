export const projectListContent = {
  title: 'Projects',
  results: 'Results',
  line: 'Homes, offices, shops, studios and land in and around Noida, with prices and carpet areas.',
  description:
    'Homes, offices, shops, studios and plots for sale and rent in Noida, Greater Noida and on the Yamuna Expressway, with prices and carpet areas.',
  search: { label: 'Search projects', placeholder: '2 BHK under 60 lakh', submit: 'Search' },
  intent: { label: 'Buy or rent', names: { BUY: 'Buy', RENT: 'Rent' } },
  filters: { label: 'Show', all: 'All' },
  view: { label: 'View', grid: 'Grid', list: 'List', map: 'Map' },
  sortLabel: 'Sort',
  perPageLabel: 'Per page',
  apply: 'Apply',
  chips: {
    label: 'Chosen',
    change: 'Change',
    remove: 'Remove',
    clear: 'Clear all',
    area: 'Map area',
    alert: 'Alert me',
  },
  empty: {
    title: 'No projects match your search',
    withChips:
      'Remove a filter or widen your budget. Some homes reach us before they are listed, so tell us what you are looking for.',
    inCategory: 'There are no projects in this category at the moment. Choose All, or tell us what you need.',
    toRent: 'There are no projects to rent at the moment. Tell us what you are looking for.',
    catalogue: {
      title: 'No projects to show at the moment',
      text: 'Tell us what you are looking for, and we write to you when we have it.',
    },
    showAll: 'Show all projects',
  },
  beyond: {
    title: 'There are no more results',
    text: 'This page number is past the end of the list.',
    first: 'Go to the first page',
  },
  failed: {
    title: 'The projects could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  popular: 'Popular searches',
};

/** “Showing 1–12 of 26 results” */
export function resultCount(first: number, last: number, total: number): string {
  if (total === 0) return 'Showing 0 results';
  const counted = total.toLocaleString('en-IN');
  if (first === last) return `Showing ${first} of ${counted} ${total === 1 ? 'result' : 'results'}`;
  return `Showing ${first}–${last} of ${counted} results`;
}
