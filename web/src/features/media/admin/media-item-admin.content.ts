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
  many: {
    label: 'Add several images',
    choose: 'Add images',
    also: 'or drop or paste them anywhere on this page',
    camera: 'Take a photograph',
    hint: 'As many as you like. JPEG, PNG, WebP or AVIF, up to 10 MB each. The name of the file becomes the caption.',
    waiting: 'Images on their way',
    underWay: (count: number) => `${count} ${count === 1 ? 'image is' : 'images are'} on the way.`,
    added: (count: number) => `${count} ${count === 1 ? 'image' : 'images'} added.`,
    notAdded: 'The image could not be added. Please try again.',
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
