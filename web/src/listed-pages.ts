/** The pages without an item of their own that search engines list; those of the other routes are about items. */
export const listedPages = [
  '/',
  '/shop-left-sidebar',
  '/team',
  '/blog',
  '/about',
  '/service',
  '/service-details',
  '/whychooseus',
  '/testimonials',
  '/media',
  '/faq',
  '/compare',
  '/contact',
  '/career',
  '/privacy',
  '/terms',
] as const;
