export const mediaContent = {
  pictures: { film: '' },
  title: 'Media',
  description: 'Films and pictures: homes, offices, gardens and streets around Noida.',
  line: 'Rooms, gardens and streets that we walk through, and the light at the hour you come home.',
  film: { title: 'A film', shown: 'yes' },
  gallery: { title: 'Pictures', open: 'Open picture' },
  empty: 'There are no pictures yet.',
  failed: { title: 'The pictures could not be loaded.', retry: 'Try again' },
};
