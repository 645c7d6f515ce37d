export const duplicateButtonContent = {
  label: 'Duplicate',
  busy: 'Copying…',
  done: 'This is the copy, saved as a draft.',
  failed: 'The copy could not be created. Please try again.',
};
