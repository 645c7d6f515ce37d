/** What the list of free homes reads from the address of the page. */
export const listParameters = ['type', 'facing', 'floor', 'upTo', 'sort'] as const;

/** These, the tower that is drawn, the home that is chosen in it, and the configuration whose rooms are drawn. */
export const unitParameters = [...listParameters, 'tower', 'home', 'plan'];
