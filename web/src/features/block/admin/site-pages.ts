/** A page of the site, or a part of every page, whose texts the office can change. */
export interface SitePage {
  /** The name under which its texts are stored. */
  page: string;
  label: string;
  /** Its address; a part of every page has none. */
  path?: string;
  /** The file with the delivered texts, and its export. */
  file: string;
  content: string;
  /** The beginnings of the places that the office can change; all by default. */
  only?: readonly string[];
  /** The beginnings of the places that stay as delivered: labels of forms, and documented sentences. */
  leave?: readonly string[];
}

interface SiteArea {
  title: string;
  pages: readonly SitePage[];
}

/** The pages, grouped as the site reads. */
export const siteAreas: readonly SiteArea[] = [
  {
    title: 'Home',
    pages: [
      {
        ...{ page: 'home', label: 'Home', path: '/', leave: ['retry'] },
        ...{ file: 'pages/home/home.content.ts', content: 'homeContent' },
      },
      {
        ...{ page: 'homeSearch', label: 'Search on Home', path: '/' },
        ...{ file: 'features/property/search/home-search.content.ts', content: 'homeSearchContent' },
      },
    ],
  },
  {
    title: 'Every page',
    pages: [
      {
        ...{ page: 'navigation', label: 'Menu and links at the foot' },
        ...{ file: 'site/layout/navigation.content.ts', content: 'navigationContent' },
      },
      {
        ...{ page: 'site', label: 'Foot of the page', leave: ['registration'] },
        ...{ file: 'site/layout/footer.content.ts', content: 'footerContent' },
      },
      {
        ...{ page: 'consultation', label: 'Free consultation' },
        ...{ file: 'features/contact/enquiry/consultation.content.ts', content: 'consultationContent' },
      },
      {
        ...{ page: 'enquiry', label: 'Thanks after an enquiry', leave: ['form', 'messages'] },
        ...{ file: 'features/contact/enquiry/contact.content.ts', content: 'contactContent' },
      },
    ],
  },
  {
    title: 'The company',
    pages: [
      {
        ...{ page: 'about', label: 'About', path: '/about' },
        ...{ file: 'pages/about/about.content.ts', content: 'aboutContent' },
      },
      {
        ...{ page: 'service', label: 'Services', path: '/service', leave: ['news'] },
        ...{ file: 'pages/service/service.content.ts', content: 'serviceContent' },
      },
      {
        ...{
          page: 'serviceDetails',
          label: 'Property management',
          path: '/service-details',
          leave: ['search'],
        },
        ...{ file: 'pages/service-details/service-details.content.ts', content: 'serviceDetailsContent' },
      },
      {
        ...{ page: 'whychooseus', label: 'Why Choose Us', path: '/whychooseus' },
        ...{ file: 'pages/whychooseus/whychooseus.content.ts', content: 'whychooseusContent' },
      },
      {
        ...{ page: 'usp', label: 'The six reasons', path: '/whychooseus' },
        ...{ file: 'pages/usp-cards.content.ts', content: 'uspContent' },
      },
      {
        ...{ page: 'faq', label: 'Questions', path: '/faq' },
        ...{ file: 'pages/faq/faq.content.ts', content: 'faqContent' },
      },
      {
        ...{ page: 'team', label: 'Team', path: '/team' },
        ...{ file: 'features/team/team.content.ts', content: 'teamContent' },
      },
      {
        ...{
          page: 'teamDetails',
          label: 'A person of the team',
          path: '/team-details',
          leave: ['facts', 'form'],
        },
        ...{ file: 'features/team/team-details.content.ts', content: 'teamDetailsContent' },
      },
      {
        ...{ page: 'career', label: 'Career', path: '/career', leave: ['form'] },
        ...{ file: 'features/application/career.content.ts', content: 'careerContent' },
      },
      {
        ...{ page: 'testimonials', label: 'Testimonials', path: '/testimonials' },
        ...{ file: 'features/testimonial/testimonial-list.content.ts', content: 'testimonialListContent' },
      },
      {
        ...{ page: 'media', label: 'Media', path: '/media' },
        ...{ file: 'features/media/media.content.ts', content: 'mediaContent' },
      },
      {
        ...{
          page: 'blog',
          label: 'Stories',
          path: '/blog',
          leave: [
            'grid',
            'left',
            'right',
            'sidebar',
            'choice',
            'more',
            'removed',
            'beyond',
            'breadcrumb',
            'chosen',
            'nothing',
            'by',
            'content',
            'conclusion',
            'readMore',
            'empty',
          ],
        },
        ...{ file: 'features/blog/blog.content.ts', content: 'blogContent' },
      },
    ],
  },
  {
    title: 'Properties',
    pages: [
      {
        ...{ page: 'property', label: 'A property', only: ['phoneNote', 'enquiry.note', 'enquiry.oneOfUs'] },
        ...{ file: 'features/property/details/project-details.content.ts', content: 'projectDetailsContent' },
      },
      {
        ...{ page: 'propertyLists', label: 'Advantages, reasons to invest, uses' },
        ...{ file: 'features/property/details/list-texts.content.ts', content: 'propertyLists' },
      },
      {
        ...{ page: 'shop', label: 'Shop', path: '/shop', only: ['line', 'description'] },
        ...{ file: 'features/property/shop.content.ts', content: 'shopContent' },
      },
      {
        ...{ page: 'builders', label: 'Builders', path: '/builders' },
        ...{ file: 'features/builder/builders.content.ts', content: 'buildersContent' },
      },
    ],
  },
  {
    title: 'Contact and forms',
    pages: [
      {
        ...{ page: 'contact', label: 'Contact', path: '/contact' },
        ...{ file: 'features/contact/contact-page.content.ts', content: 'contactPageContent' },
      },
      {
        ...{ page: 'addListing', label: 'List your property', path: '/add-listing', leave: ['form'] },
        ...{ file: 'features/contact/add-listing.content.ts', content: 'addListingContent' },
      },
      {
        ...{ page: 'register', label: 'Register', path: '/register', leave: ['form'] },
        ...{ file: 'features/contact/register.content.ts', content: 'registerContent' },
      },
      {
        ...{
          page: 'orderTracking',
          label: 'Follow a request',
          path: '/order-tracking',
          leave: ['form', 'missing', 'beside', 'sources'],
        },
        ...{ file: 'features/contact/order-tracking.content.ts', content: 'orderTrackingContent' },
      },
      {
        ...{ page: 'cart', label: 'Cart', path: '/cart' },
        only: ['title', 'description', 'line', 'brochure', 'removed', 'onlyRemoved', 'firstOrder', 'empty'],
        ...{ file: 'features/order/cart.content.ts', content: 'cartPageContent' },
      },
      {
        ...{ page: 'checkout', label: 'Checkout', path: '/checkout' },
        only: ['title', 'description', 'line', 'promise', 'payment', 'empty', 'done'],
        ...{ file: 'features/order/checkout.content.ts', content: 'checkoutContent' },
      },
      {
        ...{ page: 'report', label: 'Report a listing', only: ['description', 'line', 'done'] },
        ...{ file: 'features/report/report.content.ts', content: 'reportContent' },
      },
    ],
  },
  {
    title: 'Terms and more',
    pages: [
      {
        ...{ page: 'terms', label: 'Terms', path: '/terms' },
        ...{ file: 'pages/terms/terms.content.ts', content: 'termsContent' },
      },
      {
        ...{ page: 'history', label: 'History', path: '/history' },
        ...{ file: 'pages/history/history.content.ts', content: 'historyContent' },
      },
      {
        ...{ page: 'location', label: 'Location', path: '/location', leave: ['filter'] },
        ...{ file: 'pages/location/location.content.ts', content: 'locationContent' },
      },
      {
        ...{ page: 'portfolio', label: 'Portfolio', path: '/portfolio' },
        ...{ file: 'pages/portfolio/portfolio.content.ts', content: 'portfolioContent' },
      },
      {
        ...{ page: 'portfolioItems', label: 'The work in the portfolio', path: '/portfolio?all=1' },
        ...{ file: 'pages/portfolio/portfolio-items.content.ts', content: 'portfolioItemsContent' },
      },
      {
        ...{ page: 'portfolioDetails', label: 'A story of the portfolio', path: '/portfolio-details' },
        ...{
          file: 'pages/portfolio-details/portfolio-details.content.ts',
          content: 'portfolioDetailsContent',
        },
      },
      {
        ...{ page: 'portfolioStories', label: 'The stories of the portfolio', path: '/portfolio-details' },
        ...{
          file: 'pages/portfolio-details/portfolio-stories.content.ts',
          content: 'portfolioStoriesContent',
        },
      },
      {
        ...{ page: 'comingSoon', label: 'Coming soon', path: '/coming-soon' },
        ...{ file: 'pages/coming-soon/coming-soon.content.ts', content: 'comingSoonContent' },
      },
    ],
  },
];

/** All pages. */
export const sitePages = siteAreas.flatMap(({ pages }) => pages);

/** The name of a page for the office. */
export function pageLabel(page: string): string {
  return sitePages.find((one) => one.page === page)?.label ?? page;
}
