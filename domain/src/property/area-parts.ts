interface Areas {
  carpet: number | null;
  balconyArea: number | null;
  builtUp: number | null;
  superArea: number | null;
}

export type AreaPart = 'carpet' | 'balcony' | 'walls' | 'shared' | 'rest';

/**
 * What an area is made of, in square feet from the inside out: the carpet area, balconies, walls, and what the super area adds. Where
 * the built-up area is not known, `rest` is both of the last. Empty if only one part is known, or if the areas contradict each other.
 */
export function areaParts({ carpet, balconyArea, builtUp, superArea }: Areas): [AreaPart, number][] {
  if (!carpet) return [];
  const inside = carpet + (balconyArea ?? 0);
  const parts: [AreaPart, number][] = [
    ['carpet', carpet],
    ['balcony', balconyArea ?? 0],
    ['walls', builtUp ? builtUp - inside : 0],
    [builtUp ? 'shared' : 'rest', superArea ? superArea - (builtUp ?? inside) : 0],
  ];
  const known = parts.filter(([, size]) => size !== 0);
  return known.length > 1 && known.every(([, size]) => size > 0) ? known : [];
}
