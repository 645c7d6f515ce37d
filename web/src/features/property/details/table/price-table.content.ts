export const priceTableContent = {
  title: 'Price',
  caption: 'Units, sizes and prices',
  unitType: 'Unit Type',
  size: 'Size',
  price: 'Price',
  onRequest: 'On Request',
  unknownSize: 'Not stated',
};
