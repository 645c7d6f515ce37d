import { spokenRupees } from 'domain/text/format.ts';

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

/** The address of a property’s public page. */
export function propertyLink(slug: string): string {
  return `${window.location.origin}/project-details/${slug}`;
}

/** The text that sends a property to a buyer: title, price, registration and link. */
export function propertyMessage({ title, slug, price, advertisement }: SentProperty): string {
  return (price ? texts.priced : texts.unpriced)
    .replace('{title}', () => title)
    .replace('{registration}', () => advertisement && `, ${advertisement}`)
    .replace('{price}', () => priceOf(price))
    .replace('{link}', () => propertyLink(slug));
}

function priceOf(price: SentProperty['price']): string {
  if (!price) return '';
  return `₹ ${spokenRupees(price.from)}${price.to ? `–${spokenRupees(price.to)}` : ''}`;
}
