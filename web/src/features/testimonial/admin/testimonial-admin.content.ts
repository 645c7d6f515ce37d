import type { ItemField } from '../../../office-kit/picture-item/picture-item-form.tsx';

const incomplete = '❗ Please fill in all the fields and upload an image.';

const fields: ItemField[] = [
  { name: 'name', label: 'Name', maxLength: 120, required: incomplete },
  {
    name: 'position',
    label: 'Position',
    hint: 'Such as “Moved to Sector 137”',
    maxLength: 120,
    required: incomplete,
  },
  { name: 'description', label: 'Description', rows: 5, maxLength: 3_000, required: incomplete },
];

export const testimonialAdminContent = {
  list: {
    title: 'Testimonial',
    add: 'Add Testimonial',
    search: 'Search name or words',
    empty: 'No Testimonials Available.',
    columns: { name: 'Name', text: 'Words', date: 'Added' },
  },
  form: {
    title: 'Add Testimonial',
    editTitle: 'Edit Testimonial',
    saved: 'Testimonial saved successfully!',
    submit: 'Submit Testimonial',
    submitted: '✅ Testimonial submitted successfully!',
    failed: '⚠️ Submission failed.',
    unreachable: '❌ An error occurred while submitting the testimonial.',
    picture: {
      choose: 'Upload a portrait',
      hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
      missing: incomplete,
      wrong: '❗ Only image files are allowed.',
    },
    fields,
  },
  deletion: {
    deleted: 'Testimonial with ID {id} deleted successfully!',
    failed: 'Failed to delete testimonial.',
    unreachable: 'An error occurred while deleting the testimonial.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Testimonial restored.',
    notRestored: 'The testimonial could not be restored. Please try again.',
  },
};
