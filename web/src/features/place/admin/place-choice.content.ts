export const placeChoiceContent = {
  none: 'No place has this name.',
  found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  unchosen: 'Please choose a place from the list, or empty the field.',
  /** The regions by their keys, for choices below one. */
  regions: {
    noida: 'Noida',
    'greater-noida': 'Greater Noida',
    'greater-noida-west': 'Greater Noida West',
    'yamuna-expressway': 'Yamuna Expressway',
    ghaziabad: 'Ghaziabad',
  } as Record<string, string>,
  /** The cities of the regions, as an address names them. */
  cities: {
    noida: 'Noida',
    'greater-noida': 'Greater Noida',
    'greater-noida-west': 'Greater Noida',
    'yamuna-expressway': 'Greater Noida',
    ghaziabad: 'Ghaziabad',
  } as Record<string, string>,
};
