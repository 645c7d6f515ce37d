const ownWords: Record<string, string> = { nextAt: 'Next date', closeReason: 'Reason for closing' };

/** The name of a stored field for a person: `price.from` reads “Price from”. */
export function fieldWords(field: string): string {
  const own = ownWords[field];
  if (own) return own;
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
