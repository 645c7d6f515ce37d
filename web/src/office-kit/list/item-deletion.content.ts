import { indianNumber } from 'domain/text/number.ts';

export const itemDeletionContent = {
  delete: 'Delete',
  deleting: 'Deleting...',
  deleted: (count: number) => `${indianNumber(count)} deleted.`,
  restored: (count: number) => `${indianNumber(count)} restored.`,
  partly: (failed: number) => `${indianNumber(failed)} could not be changed: they were already deleted.`,
};
