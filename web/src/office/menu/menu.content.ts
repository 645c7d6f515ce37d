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
  lost: (count: number) =>
    `${count === 1 ? '1 change to a lead has' : `${count} changes to leads have`} not been sent. Logging out removes ${count === 1 ? 'it' : 'them'}.`,
  stay: 'Stay logged in',
  logoutAnyway: 'Log out anyway',
};
