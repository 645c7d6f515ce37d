/** What the list of free homes reads from the address of the page. */
export const unitParameters = ['type', 'facing', 'floor', 'sort'] as const;
