export const logoContent = {
  title: 'Logo',
  line: 'It stands in the header and the footer of every page, and in the office. PNG, JPEG, WebP or AVIF; an SVG is refused, because it can hold a script.',
  picture: 'Logo',
  save: 'Save the logo',
};

export const offersContent = {
  title: 'Coupons',
  line: 'For the shipping of printed brochures. Without them, the cart has no field for a code, and the menu no entry; the coupons stay stored.',
  on: 'The cart takes coupons',
  save: 'Save',
  saved: 'Saved.',
  failed: 'It could not be saved. Please try again.',
};
