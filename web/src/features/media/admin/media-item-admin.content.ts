import type { ItemField } from '../../../office-kit/picture-item/picture-item-form.tsx';

const fields: ItemField[] = [
  { name: 'name', label: 'Caption', hint: 'Leave it empty to use the file’s name', maxLength: 200 },
];

export const mediaItemAdminContent = {
  list: {
    title: 'Media',
    add: 'Add Image',
    search: 'Search caption',
    empty: 'No Media Available.',
    columns: { name: 'Image', date: 'Added' },
  },
  form: {
    title: 'Add Image',
    editTitle: 'Edit Image',
    saved: 'Image saved successfully!',
    submit: 'Upload Image',
    submitted: 'Image uploaded successfully!',
    failed: 'Failed to upload image. Check server or file type.',
    unreachable: 'Failed to upload image. Check server or file type.',
    picture: {
      choose: 'Upload an image',
      hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB.',
      missing: 'Please select a valid image file.',
      wrong: 'Please select a valid image file.',
    },
    fields,
  },
  deletion: {
    deleted: 'Image with ID {id} deleted successfully!',
    failed: 'Failed to delete image.',
    unreachable: 'An error occurred while deleting the image.',
    invalidId: 'Invalid ID',
    undo: 'Undo',
    restored: 'Image restored.',
    notRestored: 'The image could not be restored. Please try again.',
  },
};
