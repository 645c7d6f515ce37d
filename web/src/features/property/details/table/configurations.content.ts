export const configurationsContent = {
  title: 'Configurations and prices',
  caption: 'Configurations with their areas and prices',
  heads: { configuration: 'Unit Type', area: 'Areas', price: 'Price' },
  facts: ({ baths, balconies }: { baths: number | null; balconies: number | null }) =>
    [
      baths === null ? '' : `${baths} ${baths === 1 ? 'bath' : 'baths'}`,
      balconies === null ? '' : `${balconies} ${balconies === 1 ? 'balcony' : 'balconies'}`,
    ]
      .filter(Boolean)
      .join(', '),
  units: (available: number, total: number) => `${available} of ${total} units available`,
  unknown: 'Not stated',
  balcony: 'balcony',
  builtUp: 'built-up',
  areas: 'All areas',
  superArea: (size: string, above: number) =>
    `${size} super area${above > 0 ? `, ${above} % over carpet` : ''}; not a legal measure`,
  onRequest: 'On Request',
  perSquareFoot: 'per sq ft carpet',
  perMonth: ' / month',
  asOn: 'Price as on',
  plans: 'Floor plans',
  planOf: (name: string) => `Floor plan of ${name}`,
  roomsOf: (count: number) => `${count} rooms with their sizes`,
  room: 'Room',
  size: 'Size in feet',
};
