export const offersContent = {
  title: 'Brochures and coupons',
  line: 'Without brochures, the site has no cart. Without coupons, the cart has no field for a code, and the menu no entry. Orders and coupons stay stored.',
  brochures: 'Visitors can order printed brochures by post',
  coupons: 'The cart takes coupons for the shipping',
  save: 'Save',
  saved: 'Saved.',
  failed: 'It could not be saved. Please try again.',
};
