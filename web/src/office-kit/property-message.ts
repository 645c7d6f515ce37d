import { priceInWords } from 'domain/lead/text-values.ts';
import { projectPath } from 'domain/site/item-paths.ts';

const texts = {
  priced: 'Here is {title}, {price}{registration}: {link}',
  unpriced: 'Here is {title}{registration}: {link}',
};

/** The facts of a property that a message to a buyer needs. */
export interface SentProperty {
  title: string;
  slug: string;
  price: { from: number; to: number | null } | null;
  /** What an advertisement must show: the registration of the project and ours. */
  advertisement: string;
}

/** The address of a property’s public page; a site without an address of its own has that of the office. */
export function propertyLink(slug: string, siteUrl = ''): string {
  const isOwn = siteUrl !== '' && new URL(siteUrl).hostname !== 'localhost';
  return `${isOwn ? siteUrl : window.location.origin}${projectPath(slug)}`;
}

/** The text that sends a property to a buyer: title, price, registration and link. */
export function propertyMessage({ title, slug, price, advertisement }: SentProperty): string {
  return (price ? texts.priced : texts.unpriced)
    .replace('{title}', () => title)
    .replace('{registration}', () => advertisement && `, ${advertisement}`)
    .replace('{price}', () => (price ? priceInWords(price, 'ENGLISH') : ''))
    .replace('{link}', () => propertyLink(slug));
}
