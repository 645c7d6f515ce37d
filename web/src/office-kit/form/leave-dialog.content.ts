export const leaveDialogContent = {
  title: 'Leave without saving?',
  line: 'Your changes on this page are not saved yet. If you leave now, you lose them.',
  stay: 'Stay on this page',
  leave: 'Leave',
};
