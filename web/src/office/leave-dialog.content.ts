export const leaveDialogContent = {
  title: 'Leave without saving?',
  line: 'What you changed on this page is not saved yet. If you leave now, it is lost.',
  stay: 'Stay here',
  leave: 'Leave',
};
