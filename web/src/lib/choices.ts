/** A choice of the schema as it is written in addresses and by old clients: `forSale`, `Residential` or FOR_SALE. */
function nameOf(written: string): string {
  return written
    .trim()
    .replace(/(?<=[a-z])(?=[A-Z])|[\s-]+/g, '_')
    .toUpperCase();
}

/** A choice of the schema as addresses and old clients write it: FOR_SALE is `forSale`. */
export function addressChoice(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** A choice of the schema in words: FOR_SALE is “For sale”. */
export function choiceWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The choice that an address, a form or an old client names, in any case; undefined when it is none of them. */
export function readChoice<const Choice extends string>(
  written: string | null | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const name = nameOf(written ?? '');
  return choices.find(
    (choice) => choice === written || choice === name || choice.replaceAll('_', '') === name,
  );
}
