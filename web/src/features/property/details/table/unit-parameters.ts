/** What the list of free homes reads from the address of the page. */
export const listParameters = ['type', 'facing', 'floor', 'upTo', 'sort'] as const;

/** These, the tower that is drawn and the home that is chosen in it. */
export const unitParameters = [...listParameters, 'tower', 'home'];
