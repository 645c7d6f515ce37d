/** The pages without an item of their own that a menu can lead to. */
export const menuPaths = [
  ...['/', '/about', '/service', '/service-details', '/whychooseus', '/faq', '/contact', '/career', '/media'],
  ...[
    '/shop-left-sidebar',
    '/shop',
    '/shop-grid',
    '/shop-right-sidebar',
    '/compare',
    '/wishlist',
    '/cart',
    '/commute',
  ],
  ...[
    '/team',
    '/builders',
    '/testimonials',
    '/blog',
    '/blog-grid',
    '/blog-left-sidebar',
    '/blog-right-sidebar',
  ],
  ...['/add-listing', '/register', '/order-tracking', '/terms', '/privacy', '/developers'],
  ...['/portfolio', '/portfolio-v2', '/portfolio-details', '/history', '/location', '/coming-soon'],
];

/** Those that the office can hide: no other page needs them, and the law asks for none of them. */
export const hideablePaths = [
  ...['/about', '/service', '/service-details', '/whychooseus', '/faq', '/career', '/media'],
  ...['/testimonials', '/builders', '/team', '/add-listing', '/register'],
  ...['/portfolio', '/portfolio-v2', '/portfolio-details', '/history', '/location', '/coming-soon'],
];

/** The pages that only an order of brochures needs; their switch hides them. */
export const brochurePaths = ['/cart', '/checkout'];

/** Pages of invented stories, desks and years; they go with the sample content. */
export const samplePaths = [
  '/portfolio',
  '/portfolio-v2',
  '/portfolio-details',
  '/history',
  '/location',
  '/coming-soon',
];

/** An entry of a menu as it is stored: “About | /about”. */
export interface MenuEntry {
  label: string;
  to: string;
}

/** Reads the entries of a menu, which stand apart by an empty line. */
export function readMenu(text: string): MenuEntry[] {
  return text.split(/\n{2,}/).map((line) => {
    const at = line.lastIndexOf('|');
    return { label: line.slice(0, Math.max(0, at)).trim(), to: line.slice(at + 1).trim() };
  });
}

/** Writes the entries of a menu. */
export function writeMenu(entries: readonly MenuEntry[]): string {
  return entries.map(({ label, to }) => `${label.replaceAll('|', ' ')} | ${to}`).join('\n\n');
}

/** Why a menu cannot be like this, in one sentence; undefined if it can. */
export function wrongMenu(text: string, plainPaths: readonly string[] = []): string | undefined {
  const paths = new Set([...menuPaths, ...plainPaths]);
  for (const { label, to } of readMenu(text)) {
    if (!label || label.length > 40) return 'Please give each entry a name of at most 40 characters.';
    if (!paths.has(to.replace(/[?#].*$/s, '')))
      return `“${label}” leads nowhere. Please choose a page of the site.`;
  }
  return undefined;
}
