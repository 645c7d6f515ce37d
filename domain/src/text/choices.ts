/** Converts a choice as addresses and old clients write it (`forSale`, `Residential`) to its name in the schema. */
function nameOf(written: string): string {
  return written
    .trim()
    .replace(/(?<=[a-z])(?=[A-Z])|[\s-]+/g, '_')
    .toUpperCase();
}

/** Converts a choice of the schema to the notation of addresses and old clients: FOR_SALE becomes `forSale`. */
export function addressChoice(name: string): string {
  return name.toLowerCase().replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** Converts a choice of the schema to words: FOR_SALE becomes “For sale”. */
export function choiceWords(name: string): string {
  const words = name.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads a choice in any notation and case; undefined if it is unknown. */
export function readChoice<const Choice extends string>(
  written: string | null | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const name = nameOf(written ?? '');
  return choices.find(
    (choice) => choice === written || choice === name || choice.replaceAll('_', '') === name,
  );
}
