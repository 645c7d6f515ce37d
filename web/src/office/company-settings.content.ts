export const offersContent = {
  title: 'Coupons',
  line: 'For the shipping of printed brochures. Without them, the cart has no field for a code, and the menu no entry; the coupons stay stored.',
  on: 'The cart takes coupons',
  save: 'Save',
  saved: 'Saved.',
  failed: 'It could not be saved. Please try again.',
};
