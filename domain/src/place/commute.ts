/** The straight distances that can be chosen around a workplace, in kilometres. */
export const commuteKilometres = [3, 6, 10] as const;

/** The most workplaces that are compared at once. */
export const mostWorkplaces = 2;

/** A straight distance in words: “850 m”, “4.2 km”. */
export function straightText(metres: number): string {
  return metres < 995 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1_000).toFixed(1)} km`;
}

/** A circle around a workplace as the address has it. */
export interface CommuteChoice {
  /** The key of a place of the gazetteer. */
  place: string;
  kilometres: number;
}

const usualKilometres = 6;
/** The parameters of the address, in the order of the workplaces. */
export const commuteNames = [
  ['work', 'km'],
  ['other', 'otherKm'],
] as const;

/** Reads the workplaces of an address; a place that is not known is left out, and so is one that is named twice. */
export function readCommute(parameters: URLSearchParams, known: ReadonlySet<string>): CommuteChoice[] {
  const chosen = commuteNames.flatMap(([place, distance]) => {
    const key = parameters.get(place) ?? '';
    const typed = Number(parameters.get(distance));
    const kilometres = commuteKilometres.find((one) => one === typed) ?? usualKilometres;
    return known.has(key) ? [{ place: key, kilometres }] : [];
  });
  return chosen.filter(({ place }, index) => chosen.findIndex((one) => one.place === place) === index);
}
