export const projectListContent = {
  title: 'Projects',
  results: 'Results',
  line: 'Homes, offices, shops, studios and land that we have walked ourselves, with the price and the carpet area first.',
  description:
    'Homes, offices, shops, studios and plots for sale and rent in Noida, Greater Noida and on the Yamuna Expressway, with prices and carpet areas.',
  search: { label: 'Search projects', placeholder: 'Sector, project or landmark', submit: 'Search' },
  intent: { label: 'Buy or rent', names: { BUY: 'Buy', RENT: 'Rent' } },
  filters: { label: 'Show', all: 'All' },
  view: { label: 'View', grid: 'Grid', list: 'List', map: 'Map' },
  map: {
    label: 'Map of these projects',
    failed: 'The map cannot be loaded just now. The list has every address.',
    nowhere: 'None of these has its place on the map yet.',
    onRequest: 'On Request',
    close: 'Close',
  },
  sortLabel: 'Sort',
  perPageLabel: 'Per page',
  apply: 'Apply',
  chips: { label: 'Chosen', remove: 'Remove', clear: 'Clear all' },
  card: {
    location: 'Location',
    price: 'Price',
    type: 'Type',
    propertyType: 'Property type',
    button: 'View Details',
  },
  empty: {
    title: 'Nothing matches all of this at the moment',
    withChips:
      'Take one of the choices away, or widen the budget. We also hear of homes before they are listed: tell us what you are looking for.',
    inCategory:
      'There is nothing in this category at the moment. Choose All, or tell us what you are looking for.',
    showAll: 'Show all projects',
    ask: 'Tell us',
  },
  beyond: {
    title: 'There is no such page',
    text: 'The list is shorter than this address says.',
    first: 'Go to the first page',
  },
  failed: {
    title: 'The projects could not be loaded',
    text: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  others: 'Newest projects',
  choice: {
    title: 'Choose a project',
    line: 'This address shows one project, and does not say which. These are the newest.',
    all: 'All projects',
    none: 'No projects to show at the moment.',
  },
};

/** “Showing 1–12 of 26 results” */
export function resultCount(first: number, last: number, total: number): string {
  if (total === 0) return 'Showing 0 results';
  const counted = total.toLocaleString('en-IN');
  if (first === last) return `Showing ${first} of ${counted} ${total === 1 ? 'result' : 'results'}`;
  return `Showing ${first}–${last} of ${counted} results`;
}
