export const mapContent = {
  label: (place: string) => `Map: ${place}`,
  show: 'Show the streets',
  source: 'From OpenStreetMap',
  open: 'Open on OpenStreetMap',
  newTab: '(opens in a new tab)',
  failed: 'The map could not be loaded. You can open it with the link.',
};
