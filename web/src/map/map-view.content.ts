export const mapContent = {
  label: (place: string) => `Map: ${place}`,
  open: 'Open on OpenStreetMap',
  newTab: '(opens in a new tab)',
  failed: 'The map cannot be loaded just now; the link opens it.',
};
