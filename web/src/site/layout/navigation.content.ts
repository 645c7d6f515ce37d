/** The links of the header, the mobile menu and the footer. */
export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/shop-left-sidebar', label: 'Projects' },
  { to: '/service', label: 'Services' },
  { to: '/blog', label: 'Stories' },
  { to: '/media', label: 'Media' },
  { to: '/career', label: 'Career' },
];

export const contactLink = { to: '/contact', label: 'Contact' };

/** The menu of small screens: Projects and the people come early. */
export const menuLinks = [
  ...mainLinks.slice(0, 3),
  { to: '/team', label: 'Our Team' },
  ...mainLinks.slice(3),
  contactLink,
];

export const menuContent = { call: (phone: string) => `Call ${phone}` };

export const footerLinks = {
  quick: [
    { to: '/about', label: 'About Us' },
    { to: '/shop-left-sidebar', label: 'Projects' },
    { to: '/team', label: 'Our Agents' },
    { to: '/builders', label: 'Builders' },
    { to: '/testimonials', label: 'What Customers Say' },
    { to: '/blog', label: 'Stories' },
    { to: '/faq', label: 'Questions' },
    { to: '/career', label: 'Career' },
  ],
  properties: [
    { to: '/shop-left-sidebar?category=Residential', label: 'Residential' },
    { to: '/shop-left-sidebar?category=Commercial', label: 'Commercial' },
    { to: '/shop-left-sidebar?q=plot', label: 'Land' },
    { to: '/add-listing', label: 'List Your Property' },
    { to: '/order-tracking', label: 'Follow a Request' },
  ],
};
