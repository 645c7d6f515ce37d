import { publicationContent as texts } from '../publication.content.ts';
import type { TableFilter } from '../table/table-filters.tsx';

/** The values of the filter, for the state of a list. */
export const publicationChoices = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;

/** Filters a list by publication state. */
export const publicationFilter: TableFilter = {
  kind: 'choice',
  name: 'publication',
  label: texts.filter,
  options: publicationChoices.map((value) => ({
    value,
    label: texts.choices.find((choice) => choice.value === value)?.label ?? value,
  })),
};
