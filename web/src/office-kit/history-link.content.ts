export const historyLinkContent = {
  activity: 'Activity',
  ofThis: 'of this item',
  of: (item: string) => `of ${item}`,
};
