export const teamMemberAdminContent = {
  list: {
    title: 'Team Members',
    add: 'Add Team Member',
    search: 'Search name or position',
    empty: 'No Team Members Details Available.',
    columns: { name: 'Name', text: 'Public contact', date: 'Added' },
  },
  form: {
    title: 'Add Team Member',
    editTitle: 'Edit Team Member',
    saved: 'Team member saved successfully!',
    submit: 'Submit Team Member',
    submitted: 'Team member submitted successfully!',
    failed: 'Failed to submit team member. Please try again.',
    unreachable: 'An error occurred. Please check your connection and try again.',
    picture: {
      choose: 'Upload a portrait',
      hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
      missing: 'Please select an image.',
      wrong: 'Please select an image.',
    },
  },
  deletion: {
    deleted: 'Team member with ID {id} deleted successfully!',
    failed: 'Failed to delete team member.',
    unreachable: 'An error occurred while deleting the team member.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Team member restored.',
    notRestored: 'The team member could not be restored. Please try again.',
  },
};
