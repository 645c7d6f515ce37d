export const cartContent = {
  shortcuts: { wishlist: 'Shortlist', cart: 'Cart' },
  quickView: {
    open: 'Quick view',
    categories: 'Categories',
    quantity: 'Quantity',
    /** As documented. */
    initialQuantity: '02',
    add: 'Add to cart',
    more: 'All details',
  },
  added: {
    title: 'Successfully added to your Cart',
    line: (quantity: number) => `Quantity ${quantity}. Nothing is bought or reserved by this.`,
    viewCart: 'View Cart',
    checkout: 'Checkout',
  },
  full: {
    title: 'Your Cart is full',
    line: 'It holds 50 properties. Remove one, and there is room for this one.',
  },
  page: {
    title: 'Cart',
    description: 'The properties that you have put into your cart in this browser.',
    line: 'What you would like us to prepare papers for. Nothing is charged here, and nothing is reserved.',
    loading: 'Loading…',
    withoutScript: 'The cart is kept by your browser and needs JavaScript. Without it, ',
    withoutScriptLink: 'tell us what you are interested in',
    lines: 'In your cart',
    each: 'each',
    onRequest: 'On Request',
    quantity: 'Quantity',
    remove: 'Remove',
    gone: (count: number) =>
      count === 1
        ? 'A property in your cart is no longer available.'
        : `${count} properties in your cart are no longer available.`,
    forget: 'Remove from the cart',
    summary: 'Cart totals',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    vat: 'VAT',
    total: 'Total',
    withUnpriced: 'Prices on request are not part of the total.',
    lowestPrices: 'Prices are the lowest of each project; a rent counts one month.',
    checkout: 'Checkout',
    empty: {
      title: 'Your cart is empty',
      text: 'Open the quick view of a property, and add it from there.',
      browse: 'Explore Properties',
    },
    failed: {
      title: 'Your cart could not be loaded',
      text: 'Nothing is lost. Please check your connection and try again.',
      retry: 'Try again',
    },
  },
  coupon: {
    label: 'Coupon code',
    apply: 'Apply',
    unknown: 'This code is not known.',
    missing: 'Please enter a code.',
  },
};
