export const draftNoticeContent = {
  typedOn: 'You have unsaved changes from',
  restore: 'Restore them',
  discard: 'Discard',
};
