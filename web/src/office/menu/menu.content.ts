export const menuContent = {
  label: 'Back office',
  allPages: 'All pages',
  more: 'More',
  menu: 'Menu',
  add: 'Add',
  close: 'Close',
  entriesOf: (group: string) => `Pages of ${group}`,
  technician: 'For your technician',
  site: 'Visit the site',
  logout: 'Logout',
};
