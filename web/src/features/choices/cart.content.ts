const copies = (quantity: number) => (quantity === 1 ? '1 copy' : `${quantity} copies`);

export const cartContent = {
  shortcuts: { wishlist: 'Wishlist', cart: 'Cart' },
  quickView: {
    open: 'Quick view',
    categories: 'Categories',
    quantity: 'Quantity',
    /** As documented. */
    initialQuantity: '02',
    add: 'Add to cart',
    brochure: 'Adds the printed brochure and papers of this property, free of charge. We send them by post.',
    more: 'All details',
  },
  byPost: 'Brochure by post',
  added: {
    title: 'Successfully added to your Cart',
    line: (quantity: number) => `The printed brochure and papers, ${copies(quantity)}.`,
    viewCart: 'View Cart',
    checkout: 'Checkout',
  },
  full: {
    title: 'Your Cart is full',
    line: 'The cart holds the brochures of 50 properties. Remove one to add another.',
  },
};
