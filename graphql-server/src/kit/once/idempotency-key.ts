import { badField } from '../../base/errors.ts';

const longest = 255;
const sentence = `An Idempotency-Key has 1 to ${longest} characters: letters, digits and signs of ASCII.`;

/**
 * The key in the header `Idempotency-Key`, with or without the quotation marks that the draft of the IETF writes; undefined without
 * the header. Throws BAD_USER_INPUT for one that is empty or longer than 255 characters.
 */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const typed = header.trim();
  const [, key = typed] = /^"(.*)"$/.exec(typed) ?? [];
  if (key.length > longest || !/^[\x20-\x7e]+$/.test(key)) throw badField('Idempotency-Key', sentence);
  return key;
}
