/** The links of the header and the footer; the menu of small screens has those of the header, and Team early. */
export const navigationContent = {
  pictures: { logo: '' },
  main: [
    { to: '/', label: 'Home' },
    { to: '/about', label: 'About' },
    { to: '/shop-left-sidebar', label: 'Projects' },
    { to: '/service', label: 'Services' },
    { to: '/blog', label: 'Stories' },
    { to: '/media', label: 'Media' },
    { to: '/career', label: 'Career' },
  ],
  team: 'Our Team',
  contact: 'Contact',
  quick: [
    { to: '/about', label: 'About Us' },
    { to: '/shop-left-sidebar', label: 'Projects' },
    { to: '/team', label: 'Our Agents' },
    { to: '/builders', label: 'Builders' },
    { to: '/testimonials', label: 'What Customers Say' },
    { to: '/blog', label: 'Stories' },
    { to: '/faq', label: 'Questions' },
    { to: '/career', label: 'Career' },
    { to: '/developers', label: 'Developers' },
  ],
  properties: [
    { to: '/shop-left-sidebar?category=Residential', label: 'Residential' },
    { to: '/shop-left-sidebar?category=Commercial', label: 'Commercial' },
    { to: '/shop-left-sidebar?q=plot', label: 'Land' },
    { to: '/add-listing', label: 'List Your Property' },
    { to: '/order-tracking', label: 'Follow a Request' },
  ],
};

export const menuContent = { call: (phone: string) => `Call ${phone}` };
