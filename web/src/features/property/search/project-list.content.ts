import { indianNumber } from 'domain/text/number.ts';

export const projectListContent = {
  title: 'Projects',
  results: 'Results',
  line: 'Homes, offices, shops, studios and land in and around Noida, with prices and carpet areas.',
  description:
    'Homes, offices, shops, studios and plots for sale and rent in Noida, Greater Noida and on the Yamuna Expressway, with prices and carpet areas.',
  search: { label: 'Search projects', placeholder: '2 BHK under 60 lakh', submit: 'Search' },
  intent: { label: 'Buy or rent', names: { BUY: 'Buy', RENT: 'Rent' } },
  prices: { label: 'Prices', asked: 'Price', allIn: 'All-in' },
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
  const counted = indianNumber(total);
  if (first === last) return `Showing ${first} of ${counted} ${total === 1 ? 'result' : 'results'}`;
  return `Showing ${first}–${last} of ${counted} results`;
}
