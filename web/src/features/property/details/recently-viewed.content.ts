export const recentlyViewedContent = {
  title: 'Recently viewed',
};
