/** Whether a word of a search is a postcode. It covers many sectors, so that it narrows no search. */
export function isPostcode(word: string): boolean {
  return /^[1-8]\d{5}$/.test(word);
}
