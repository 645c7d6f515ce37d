import type { ItemField } from '../../../office-kit/picture-item/picture-item-form.tsx';

const fields: ItemField[] = [
  { name: 'name', label: 'Name', maxLength: 120, required: 'Please enter a name.' },
  { name: 'position', label: 'Position', maxLength: 120, required: 'Please enter a position.' },
  { name: 'bio', label: 'About the person', rows: 4, maxLength: 2_000 },
  { name: 'experience', label: 'Experience', hint: 'Such as “14 years”', maxLength: 120 },
  { name: 'location', label: 'Location', maxLength: 120 },
  { name: 'email', label: 'Public e-mail', type: 'email', maxLength: 254 },
  { name: 'phone', label: 'Public phone', type: 'tel', maxLength: 40 },
  { name: 'fax', label: 'Fax', type: 'tel', maxLength: 40 },
  {
    name: 'reraAgentNumber',
    label: 'RERA agent number',
    hint: 'As an agent registered with the authority',
    maxLength: 60,
  },
  { name: 'reraValidTo', label: 'Agent number valid to', type: 'date', maxLength: 10 },
  { name: 'trainingCertificate', label: 'Training certificate number', maxLength: 60 },
  { name: 'trainingPassedOn', label: 'Training passed on', type: 'date', maxLength: 10 },
  {
    name: 'facebookUrl',
    label: 'Facebook',
    hint: 'Such as https://facebook.com/name',
    type: 'url',
    maxLength: 300,
  },
  {
    name: 'instagramUrl',
    label: 'Instagram',
    hint: 'Such as https://instagram.com/name',
    type: 'url',
    maxLength: 300,
  },
  {
    name: 'linkedinUrl',
    label: 'LinkedIn',
    hint: 'Such as https://linkedin.com/in/name',
    type: 'url',
    maxLength: 300,
  },
  {
    name: 'youtubeUrl',
    label: 'YouTube',
    hint: 'Such as https://youtube.com/@name',
    type: 'url',
    maxLength: 300,
  },
];

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
    fields,
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
