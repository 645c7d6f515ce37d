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
    ],
  },
];

/** All pages. */
export const sitePages = siteAreas.flatMap(({ pages }) => pages);
