export const paginationContent = {
  none: 'Showing 0 of 0',
  showing: 'Showing',
  of: 'of',
  pages: 'Pages',
  previous: 'Previous page',
  page: (page: number) => `Page ${page}`,
  next: 'Next page',
  perPage: 'per page',
};
