import type { FilterName } from 'domain/search/choice-filters.ts';

interface FilterWords {
  /** Of the filter. */
  filter: string;
  /** Of the parameter of REST. */
  parameter: string;
  /** Of the list of counts. */
  counts: string;
  /** Of a count, and of the choice that it counts. */
  count: string;
  value: string;
}

/** What the schema and the document of the REST paths say of the filter on each choice. */
export const filterDescriptions: Record<FilterName, FilterWords> = {
  furnishing: {
    filter: 'Only furnished like this.',
    parameter: '`semiFurnished` and so on.',
    counts: 'Projects by furnishing.',
    count: 'The number of matching projects with a furnishing.',
    value: 'The furnishing.',
  },
  facing: {
    filter: 'Only with a door that faces one of these.',
    parameter: '`northEast` and so on.',
    counts: 'Projects by direction.',
    count: 'The number of matching projects that face a direction.',
    value: 'The direction.',
  },
};
