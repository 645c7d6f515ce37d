export const positionContent = {
  legend: 'Place on the map',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'Tap the place on the map or drag the pin. You can also paste a Google Maps link, or “28.6139, 77.2090”, into either field.',
  map: 'Map to choose the place on',
  failed: 'The map could not be loaded. Please type or paste the coordinates.',
  wrongDegrees: (typed: string) =>
    /\w\.\w+\//.test(typed)
      ? 'This link has no position in it. Open it, then paste the long address, or tap the map.'
      : 'Please enter a number of degrees, such as 28.6139.',
};
