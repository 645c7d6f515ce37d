/** A moment of a noun at which nouns of higher rank act; they connect to it in their feature file. */
export interface Hook<Args extends unknown[]> {
  /** Lets a room act at each such moment, after those that connected before it. */
  connect: (act: (...args: Args) => Promise<void>) => void;
  /** Lets all rooms act; throws what the first of them throws. */
  tell: (...args: Args) => Promise<void>;
}

export function hook<Args extends unknown[]>(): Hook<Args> {
  const acts: ((...args: Args) => Promise<void>)[] = [];
  return {
    connect: (act) => acts.push(act),
    tell: async (...args) => {
      for (const act of acts) await act(...args);
    },
  };
}
