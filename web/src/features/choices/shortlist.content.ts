export const shortlistContent = {
  heart: { add: 'Add to Wishlist', remove: 'Remove from Wishlist' },
};
