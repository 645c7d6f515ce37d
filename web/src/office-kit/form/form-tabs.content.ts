export const formTabsContent = {
  label: 'Parts of the form',
  wrong: (count: number) => (count === 1 ? '1 field to correct' : `${count} fields to correct`),
  next: (title: string) => `Next: ${title}`,
};
