import type { ItemField } from '../../../office-kit/picture-item/picture-item-form.tsx';

const fields: ItemField[] = [
  { name: 'title', label: 'Title', maxLength: 200, required: 'Please enter a title.' },
  { name: 'writtenBy', label: 'Written by', maxLength: 120, required: 'Please enter the author.' },
  {
    name: 'description',
    label: 'Description',
    hint: 'One or two sentences for lists',
    rows: 3,
    maxLength: 1_000,
    required: 'Please enter a description.',
  },
  {
    name: 'para_1',
    label: 'First part',
    rows: 8,
    maxLength: 50_000,
    required: 'Please write the first part.',
  },
  {
    name: 'para_2',
    label: 'Second part',
    rows: 8,
    maxLength: 50_000,
    required: 'Please write the second part.',
  },
  {
    name: 'conclusion',
    label: 'Conclusion',
    rows: 4,
    maxLength: 10_000,
    required: 'Please write a conclusion.',
  },
  { name: 'tags', label: 'Tags', hint: 'Separate them with commas', maxLength: 400 },
];

export const blogAdminContent = {
  list: {
    title: 'Blogs',
    add: 'Add Blog',
    search: 'Search title, author, tag',
    empty: 'No Blogs Details Available.',
    tagFilter: 'Tag',
    columns: { name: 'Title', text: 'Description', date: 'Added' },
  },
  form: {
    title: 'Add Blog',
    editTitle: 'Edit Blog',
    saved: 'Blog saved successfully!',
    submit: 'Submit Blog',
    submitted: 'Blog submitted successfully!',
    failed: 'Something went wrong while submitting the blog.',
    unreachable: 'Something went wrong while submitting the blog.',
    picture: {
      choose: 'Upload a cover',
      hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
      missing: 'Please select an image.',
      wrong: 'Please select an image.',
    },
    fields,
  },
  deletion: {
    deleted: 'Blog with ID {id} deleted successfully!',
    failed: 'Failed to delete blog.',
    unreachable: 'An error occurred while deleting the blog.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Blog restored.',
    notRestored: 'The blog could not be restored. Please try again.',
  },
};
