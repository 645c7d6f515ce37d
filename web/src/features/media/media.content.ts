export const mediaContent = {
  title: 'Media',
  description: 'Films and pictures: homes, offices, gardens and streets around Noida.',
  line: 'What we see when we walk: rooms, gardens, streets, and the light at the hour at which you would come home.',
  film: { title: 'A film' },
  gallery: { title: 'Pictures', open: 'Open picture' },
  empty: 'No pictures have been put up yet.',
  failed: { title: 'The pictures could not be loaded.', retry: 'Try again' },
};
