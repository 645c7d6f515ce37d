import { privateRows, privateTexts } from 'domain/property/private-fields.ts';
import type { PrivateTexts, StoredPrivateFacts } from 'domain/property/private-fields.ts';

/** The name of a private field in the form, and in the errors of the server. */
export const privateName = (name: string) => `privateFacts.${name}`;

/** Stored private facts as the texts of the form. */
export function privateFormTexts(stored: StoredPrivateFacts | null | undefined): Record<string, string> {
  const texts = privateTexts(stored);
  return Object.fromEntries(privateRows.map(([name]) => [privateName(name), texts[name]]));
}

/** The private facts as they stand in the form. */
export function readPrivate(text: (name: string) => string): PrivateTexts {
  return Object.fromEntries(privateRows.map(([name]) => [name, text(privateName(name))]));
}
