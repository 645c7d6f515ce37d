export const searchWaysContent = {
  title: 'Not found yours?',
  text: 'See where these homes stand, or hear of new ones that fit your search.',
  map: 'Show on the map',
};
