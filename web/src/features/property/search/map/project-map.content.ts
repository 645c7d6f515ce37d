export const projectMapContent = {
  commute: 'Homes near two workplaces',
  label: 'Map of these projects',
  strip: 'Projects on the map',
  noScript:
    'This drawing shows where the homes stand. To move it, switch JavaScript on; the list has every address.',
  failed: 'The map could not be loaded. The list shows every address.',
  nowhere: 'None of these projects is on the map yet.',
  onRequest: 'On Request',
  close: 'Close',
  withoutGround: 'The map’s background did not load. Each pin is in its place.',
  nothingHere: 'No projects in this part of the map.',
  searchArea: 'Search this area',
  together: (count: number) => `${count} projects close together. Zoom in`,
  list: 'List',
  count: (shown: number, found: number) =>
    found === 1 ? '1 project' : `${shown < found ? `${shown} of ` : ''}${found} projects`,
};
