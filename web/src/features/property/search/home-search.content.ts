import { indianNumber } from 'domain/text/number.ts';

export const homeSearchContent = {
  whatLabel: 'What',
  whereLabel: 'Where, or in your own words',
  wherePlaceholder: '3 BHK in Sector 150',
  intentLabel: 'Buy or rent',
  budgetLabel: 'Budget',
  rentLabel: 'Budget a month',
  anyType: 'Any property',
  types: 'Type',
  kinds: 'Kind',
  anyRooms: 'Any',
  roomsLabel: 'BHK',
  lowestLabel: 'Lowest price',
  highestLabel: 'Highest price',
  anyLowest: 'From any',
  anyHighest: 'to any',
  submit: 'Search projects',
  /** The button once it is known how many there are. */
  submitCount: (count: number) => {
    if (count === 0) return 'No projects match';
    return count === 1 ? 'Search 1 project' : `Search ${indianNumber(count)} projects`;
  },
};
