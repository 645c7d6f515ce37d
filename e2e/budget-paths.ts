/** The pages that the budgets hold, by the names that the measurements give them. */
export const budgetPaths = {
  Home: '/',
  Projects: '/shop-left-sidebar',
  'a property': '/project-details/jheel-residences',
  'a story': '/blog-details/what-the-aqua-line-extension-changes-for-sector-142-and-beyond',
  Contact: '/contact',
  FAQ: '/faq',
  Shop: '/shop',
  Compare: '/compare',
};
