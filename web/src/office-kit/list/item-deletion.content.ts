export const itemDeletionContent = {
  delete: 'Delete',
  deleting: 'Deleting...',
  deleted: (count: number) => `${count.toLocaleString('en-IN')} deleted.`,
  restored: (count: number) => `${count.toLocaleString('en-IN')} restored.`,
  partly: (failed: number) =>
    `${failed.toLocaleString('en-IN')} could not be changed: they were already deleted.`,
};
