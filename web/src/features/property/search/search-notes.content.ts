/** Sentences about what the words of a search were taken for. */
export const searchNotesContent = {
  label: 'How we read your search',
  assumed: (price: string) => `We read the amount as your highest price: ${lowerFirst(price)}.`,
  ambiguous: (words: string) => `“${words}” can mean more than one place. Show only`,
  or: 'or',
  outside: (places: string) =>
    `This site has no homes in ${places}. It covers Noida, Greater Noida, Greater Noida West and on the Yamuna Expressway.`,
  noPositions:
    'We do not know the distances to schools and hospitals, so this list does not take them into account.',
  unsupported: (words: readonly string[]) =>
    `We cannot search by ${quoted(words)}. Ask us, and we will tell you.`,
  leftover: (words: readonly string[]) => `We looked for ${quoted(words)} in the descriptions.`,
  postcode: (codes: readonly string[]) =>
    `A postcode covers many sectors, so ${quoted(codes)} does not narrow this list.`,
  ask: 'Ask us',
};

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
