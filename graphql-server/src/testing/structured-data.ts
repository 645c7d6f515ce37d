import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface VocabularyClass {
  parents: string[];
  properties: string;
}

// Taken from schema-dts 2.1.0 (Apache-2.0), which is made from the vocabulary of schema.org: the classes that pages use.
const vocabulary = JSON.parse(
  readFileSync(fileURLToPath(new URL('schema-org.json', import.meta.url)), 'utf8'),
) as Record<string, VocabularyClass>;

type Node = Record<string, unknown>;

/** The nodes of the structured data of a page. */
export function structuredDataOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => (JSON.parse(text) as { '@graph': Node[] })['@graph']);
}

/** What is not in the vocabulary: unknown classes, and properties that a class does not have. */
export function unknownNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownNames);
  if (typeof value !== 'object' || value === null) return [];
  const { '@type': type, '@id': _id, ...properties } = value as Node;
  const known = propertiesOf(String(type));
  if (!known) return [String(type)];
  return Object.entries(properties).flatMap(([name, inner]) => [
    ...(known.has(name) ? [] : [`${String(type)}.${name}`]),
    ...unknownNames(inner),
  ]);
}

function propertiesOf(type: string): Set<string> | undefined {
  const found = vocabulary[type];
  if (!found) return undefined;
  const inherited = found.parents.flatMap((parent) => [...(propertiesOf(parent) ?? [])]);
  return new Set([...found.properties.split(' '), ...inherited]);
}

/** Values with a meaning for machines only: addresses, codes, dates, names of identifiers. */
const notShown = new Set([
  ...['url', 'item', 'image', 'sameAs', 'unitCode', 'unitText', 'priceCurrency', 'availability', 'position'],
  ...[
    'businessFunction',
    'addressCountry',
    'datePosted',
    'datePublished',
    'validThrough',
    'employmentType',
    'currency',
    'propertyID',
    'latitude',
    'longitude',
  ],
]);

/** Every text and number that people could read, with the formats of the page. */
function leavesOf(value: unknown, name = ''): string[] {
  if (notShown.has(name) || name.startsWith('@') || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return value.flatMap((inner) => leavesOf(inner, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, part]) => leavesOf(part, inner));
  if (typeof value === 'number')
    return [name === 'yearBuilt' ? String(value) : value.toLocaleString('en-IN')];
  return String(value).split('\n');
}

/** The values of structured data that the text of their page does not hold. */
export function notOnPage(nodes: Node[], html: string): string[] {
  const text = textOf(html);
  return leavesOf(nodes).filter((leaf) => !text.includes(leaf.replace(/\s+/g, ' ').trim()));
}

/** The text of a page as a person reads it. */
function textOf(html: string): string {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  return body
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(?:span|strong|b|em|a|time)\b[^>]*>|<\/(?:span|strong|b|em|a|time)>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
