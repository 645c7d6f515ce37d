export const draftNoticeContent = {
  typedOn: 'What you typed on',
  notSaved: 'was not saved.',
  restore: 'Restore it',
  discard: 'Discard',
};
