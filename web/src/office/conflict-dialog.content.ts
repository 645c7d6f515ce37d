export const conflictDialogContent = {
  title: 'This was saved in the meantime',
  savedBy: 'Saved by',
  yourself: 'you in another window',
  otherPerson: 'another person',
  line: 'Nothing of yours was saved yet. Choose for each field what is to stay.',
  none: 'None of the fields differ any more: save again.',
  empty: 'empty',
  theirs: 'Theirs',
  yours: 'Yours',
  save: 'Save what is chosen',
  takeTheirs: 'Take theirs, drop mine',
  back: 'Back to the form',
};
