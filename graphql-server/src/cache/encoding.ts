import { LRUCache } from 'lru-cache';

/** The encodings of answers, the best first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send few different headers. */
const known = new LRUCache<string, Encoding>({ max: 200 });
const maxLength = 200;

/** The encoding that the client prefers, by its header `Accept-Encoding`; the smallest one among equals. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (!accepted || accepted.length > maxLength) return 'identity';
  const found = known.get(accepted) ?? read(accepted);
  known.set(accepted, found);
  return found;
}

function read(accepted: string): Encoding {
  const weights = new Map(accepted.toLowerCase().split(',').map(readPart));
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? Number.MIN_VALUE : (weights.get('*') ?? 0));
  return encodings.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
}

function readPart(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality ? Number(quality.slice(2)) || 0 : 1];
}
