export const pictureItemContent = {
  save: 'Save changes',
  loading: 'Loading…',
  loadFailed: 'It could not be loaded. Please check your connection.',
  retry: 'Try again',
  notFound: 'This item does not exist, or it was deleted.',
  noPicture: 'No picture yet',
  back: 'Back to the list',
};
