export const mediaContent = {
  pictures: { film: '' },
  title: 'Media',
  description: 'Films and pictures: homes, offices, gardens and streets around Noida.',
  line: 'Rooms, gardens and streets that we walk through, and the light at the hour you come home.',
  film: {
    shown: 'yes',
    title: 'A film',
    link: '',
    play: 'Play the film',
    note: 'The film comes from YouTube, and only when you press play.',
  },
  gallery: { title: 'Pictures', open: 'Open picture' },
  empty: 'There are no pictures yet.',
  failed: { title: 'The pictures could not be loaded.', retry: 'Try again' },
};
