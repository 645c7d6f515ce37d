export const endedLoginContent = {
  ended: 'Your login has ended. You now see the site as visitors do.',
};
