export const shortlistAnswerContent = {
  added: {
    title: 'Successfully added to your Wishlist',
    line: 'We keep it in this browser, on this device. Only you see it.',
    view: 'View Wishlist',
    stay: 'Keep looking',
  },
  full: {
    title: 'Your Wishlist is full',
    line: 'It holds 50 properties. Remove one to make room.',
  },
};
