export const formTabsContent = {
  label: 'Parts of the form',
  /** Follows the number. */
  wrong: (count: number) => (count === 1 ? 'field to correct' : 'fields to correct'),
  next: (title: string) => `Next: ${title}`,
};
