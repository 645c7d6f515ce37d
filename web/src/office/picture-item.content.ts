export const pictureItemContent = {
  save: 'Save changes',
  loading: 'Loading…',
  loadFailed: 'It could not be loaded. Please check your connection.',
  retry: 'Try again',
  notFound: 'This item does not exist, or it was deleted.',
  back: 'Back to the list',
  drop: 'or drop it here',
  noPicture: 'No picture yet',
};
