import { isPictureKey } from 'domain/site/write-picture.ts';
import { writeMenu } from 'domain/site/page-paths.ts';
import type { MenuEntry } from 'domain/site/page-paths.ts';
import { sitePages } from './site-pages.ts';
import type { SitePage } from './site-pages.ts';

/** A text of the site as it is delivered. */
export interface DeliveredText {
  page: string;
  key: string;
  /** The part of the page where it stands, in words; empty for the page itself. */
  section: string;
  /** Its place there: “Card 1, text”. */
  label: string;
  /**
   * One line, several lines, paragraphs with empty lines between them, the entries of a menu, a picture, or whether a section is
   * shown.
   */
  kind: 'line' | 'paragraph' | 'list' | 'menu' | 'picture' | 'switch';
  text: string;
}

/**
 * The files with the texts of public pages, read once more beside the pages’ own scripts: a file that both shared would be
 * one more request of every page.
 */
const files = import.meta.glob<Record<string, unknown>>(
  [
    '/web/src/features/application/career.content.ts',
    '/web/src/features/blog/blog.content.ts',
    '/web/src/features/builder/builders.content.ts',
    '/web/src/features/contact/add-listing.content.ts',
    '/web/src/features/contact/contact-page.content.ts',
    '/web/src/features/contact/enquiry/consultation.content.ts',
    '/web/src/features/contact/enquiry/contact.content.ts',
    '/web/src/features/contact/order-tracking.content.ts',
    '/web/src/features/contact/register.content.ts',
    '/web/src/features/media/media.content.ts',
    '/web/src/features/order/cart.content.ts',
    '/web/src/features/order/checkout.content.ts',
    '/web/src/features/property/details/list-texts.content.ts',
    '/web/src/features/property/details/project-details.content.ts',
    '/web/src/features/property/search/home-search.content.ts',
    '/web/src/features/property/shop.content.ts',
    '/web/src/features/report/report.content.ts',
    '/web/src/features/team/team-details.content.ts',
    '/web/src/features/team/team.content.ts',
    '/web/src/features/testimonial/testimonial-list.content.ts',
    '/web/src/pages/about/about.content.ts',
    '/web/src/pages/coming-soon/coming-soon.content.ts',
    '/web/src/pages/faq/faq.content.ts',
    '/web/src/pages/history/history.content.ts',
    '/web/src/pages/home/home.content.ts',
    '/web/src/pages/location/location.content.ts',
    '/web/src/pages/portfolio-details/portfolio-details.content.ts',
    '/web/src/pages/portfolio-details/portfolio-stories.content.ts',
    '/web/src/pages/portfolio/portfolio-items.content.ts',
    '/web/src/pages/portfolio/portfolio.content.ts',
    '/web/src/pages/service-details/service-details.content.ts',
    '/web/src/pages/service/service.content.ts',
    '/web/src/pages/terms/terms.content.ts',
    '/web/src/pages/usp-cards.content.ts',
    '/web/src/pages/whychooseus/whychooseus.content.ts',
    '/web/src/site/layout/footer.content.ts',
    '/web/src/site/layout/navigation.content.ts',
  ],
  { query: '?texts', eager: true },
);

/** What is no text: names for the program, and sentences about failures. */
const leftOut = /(?:^|\.)(?:id|to|failed|retry)$/;
const lineLength = 70;

/** The delivered texts of a page, in its order. */
export function deliveredTexts({ page, file, content, only, leave = [] }: SitePage): DeliveredText[] {
  const isIn = (parts: readonly string[], key: string) =>
    parts.some((part) => key === part || key.startsWith(`${part}.`));
  const isLeft = (key: string) =>
    leftOut.test(key) || isIn(leave, key) || (only !== undefined && !isIn(only, key));
  return textsIn(files[`/web/src/${file}`]?.[content], '')
    .filter(({ key }) => !isLeft(key))
    .map((found) => ({ page, ...placeOf(found.key), ...found }));
}

/** All delivered texts. */
export const allDeliveredTexts = sitePages.flatMap(deliveredTexts);

function textsIn(value: unknown, key: string): Pick<DeliveredText, 'key' | 'kind' | 'text'>[] {
  if (typeof value === 'string') return [{ key, kind: kindOf(key, value), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string'))
    return [{ key, kind: 'list', text: value.join('\n\n') }];
  if (isMenu(value)) return [{ key, kind: 'menu', text: writeMenu(value) }];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, key ? `${key}.${name}` : name));
}

function kindOf(key: string, text: string): DeliveredText['kind'] {
  if (isPictureKey(key)) return 'picture';
  if (/(?:^|\.)shown(?:\.|$)/.test(key)) return 'switch';
  return text.length > lineLength ? 'paragraph' : 'line';
}

function isMenu(value: unknown): value is MenuEntry[] {
  const isEntry = (part: unknown) =>
    typeof part === 'object' && part !== null && 'to' in part && 'label' in part;
  return Array.isArray(value) && value.length > 0 && value.every(isEntry);
}

function placeOf(key: string): Pick<DeliveredText, 'section' | 'label'> {
  const [first = '', ...rest] = key.split('.');
  if (rest.length === 0) return { section: '', label: placeWords(first) };
  const isPlace = /^\d/.test(rest[0] ?? '');
  return { section: placeWords(first), label: placeWords(isPlace ? key : rest.join('.')) };
}

/** The place of a text in words; parts of a list are counted from 1. */
function placeWords(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/s?\.(\d+)/g, (_, place: string) => ` ${Number(place) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
