export const configurationsContent = {
  title: 'Configurations and prices',
  caption: 'Configurations with their areas and prices',
  heads: { configuration: 'Unit Type', area: 'Carpet area', price: 'Price' },
  facts: ({
    bedrooms,
    study,
    servant,
    baths,
    balconies,
  }: {
    bedrooms: number | null;
    study: boolean | null;
    servant: boolean | null;
    baths: number | null;
    balconies: number | null;
  }) =>
    [
      bedrooms === null ? '' : bedrooms === 0 ? 'Studio' : `${bedrooms} BHK`,
      study ? 'study' : '',
      servant ? 'servant room' : '',
      baths === null ? '' : `${baths} ${baths === 1 ? 'bath' : 'baths'}`,
      balconies === null ? '' : `${balconies} ${balconies === 1 ? 'balcony' : 'balconies'}`,
    ]
      .filter(Boolean)
      .join(', '),
  units: (available: number, total: number) => `${available} of ${total} units available`,
  unknown: 'Not stated',
  balcony: 'balcony',
  builtUp: 'built-up',
  superArea: 'super area, not a legal measure',
  onRequest: 'On Request',
  perSquareFoot: 'per sq ft carpet',
  perMonth: ' / month',
  asOn: 'Price as on',
  cost: 'What you will really pay',
  costOf: (name: string) => `What you will really pay for ${name}`,
  plans: 'Floor plans',
  planOf: (name: string) => `Floor plan of ${name}`,
  rooms: 'Rooms',
  room: 'Room',
  size: 'Size in feet',
};
