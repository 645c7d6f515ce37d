import { choiceFilters, eachFilter } from 'domain/search/choice-filters.ts';
import { indianNumber } from 'domain/text/number.ts';

/** What a visitor can do when a search finds nothing. */
export const nothingFoundContent = {
  empty: {
    title: 'No projects match your search',
    withChips: 'Remove a filter or widen your budget, or tell us what you are looking for.',
    withNearest: 'These come closest.',
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
  nearest: 'Closest to your search',
  drop: (condition: string, count: number) =>
    `${conditionNames[condition] ?? 'Without one condition'}: ${indianNumber(count)}`,
  dropTitle: 'Drop one condition',
  nearbyTitle: 'Look nearby',
  nearby: (name: string, count: number) => `${name}: ${indianNumber(count)}`,
  tell: 'Tell me when there is one',
};

const conditionNames: Record<string, string> = {
  category: 'Any category',
  statuses: 'Any status',
  bedrooms: 'Any number of bedrooms',
  price: 'Any price',
  keyword: 'Without the other words',
  map: 'The whole map',
  kinds: 'Any kind',
  places: 'Anywhere',
  near: 'At any distance',
  area: 'Any size',
  status: 'Any construction status',
  possession: 'Any possession date',
  ...eachFilter((name) => choiceFilters[name].any),
  features: 'Without the highlights',
  sale: 'New or resale',
  reraOnly: 'With or without RERA number',
  baths: 'Any number of bathrooms',
  balconies: 'Any number of balconies',
  responsible: 'With any agent',
  builder: 'By any builder',
};
