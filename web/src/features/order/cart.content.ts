/** The texts of the office that the cart and the checkout show. */
export const cartTexts: readonly string[] = ['cart', 'checkout'];

/** The texts of the cart’s own pages; those of the cart on every page are in `features/choices`. */
export const cartPageContent = {
  title: 'Cart',
  description: 'The printed brochures that you have chosen in this browser. We send them by post.',
  line: 'Printed brochures and papers by post. They are free; you pay only the shipping.',
  loading: 'Loading…',
  withoutScript: 'Your browser keeps the cart, which needs JavaScript. Without it, ',
  withoutScriptLink: 'tell us which brochures you would like',
  lines: 'In your cart',
  brochure: 'Printed brochure and papers',
  each: 'each',
  quantity: 'Quantity',
  remove: 'Remove',
  removedTitle: 'A property',
  removed: 'This property is no longer on our site, so there may be no brochure for it.',
  onlyRemoved: 'Add a property that is on our site to check out.',
  summary: 'Cart totals',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  discount: (code: string) => `Coupon ${code}`,
  vat: 'VAT',
  total: 'Total',
  firstOrder: 'The coupon is for a first order. We check that when you send the order.',
  checkout: 'Checkout',
  empty: {
    title: 'Your cart is empty',
    text: 'Open the quick view of a property and add its printed brochure.',
    browse: 'Explore Properties',
  },
  failed: {
    title: 'Your cart could not be loaded',
    text: 'Nothing is lost. Please check your connection and try again.',
    retry: 'Try again',
  },
  coupon: {
    label: 'Coupon code',
    apply: 'Apply',
    applying: 'Checking...',
    missing: 'Please enter a code.',
    remove: 'Remove the coupon',
    failed: 'The code could not be checked. Please try again.',
  },
};
