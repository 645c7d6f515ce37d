export const placeContent = {
  legend: 'Place on the map',
  latitude: 'Latitude',
  longitude: 'Longitude',
  hint: 'Tap the place on the map, or drag its pin. Or paste an address of Google Maps, or “28.6139, 77.2090”, into one of the fields.',
  map: 'Map to choose the place on',
  failed: 'The map cannot be loaded just now. Please type or paste the degrees.',
  wrongDegrees: 'Please enter degrees as a number, such as 28.6139.',
};
