export const conflictDialogContent = {
  title: 'Another change was saved first',
  savedBy: 'Saved by',
  yourself: 'you in another window',
  otherPerson: 'another person',
  line: 'Your changes are not saved yet. Choose a version for each field.',
  none: 'The fields are the same now. Please save again.',
  empty: 'empty',
  theirs: 'Saved',
  yours: 'Yours',
  save: 'Save my choices',
  takeTheirs: 'Keep the saved version',
  back: 'Back to the form',
};
