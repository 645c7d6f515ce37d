export const historyLinkContent = {
  activity: 'Activity',
  ofThis: 'of this item',
};
