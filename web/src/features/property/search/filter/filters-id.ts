/** The id of the filter panel, which buttons open. */
export const filtersId = 'filters';
