export const applicationAdminContent = {
  title: 'Career Application',
  search: 'Search name, e-mail, phone, role',
  empty: 'No Current Applications available.',
  columns: {
    date: 'Date',
    name: 'Name',
    email: 'E-mail and phone',
    role: 'Role',
    resume: 'Résumé',
  },
  coverLetterOf: 'Cover letter of',
  download: 'Download',
  downloadFailed: 'The résumé could not be downloaded. Please try again.',
  deletion: {
    deleted: 'Application with ID {id} deleted successfully!',
    failed: 'Failed to delete application.',
    unreachable: 'An error occurred while deleting the application.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Application restored.',
    notRestored: 'The application could not be restored. Please try again.',
  },
};
