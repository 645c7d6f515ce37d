/** A moment of a noun at which nouns of higher rank act; they connect to it in their feature file. */
export interface Hook<Args extends unknown[], Result = void> {
  /** Lets a room act at each such moment, after those that connected before it. */
  connect: (act: (...args: Args) => Promise<Result>) => void;
  /** Lets all rooms act, and answers what they answer; throws what the first of them throws. */
  tell: (...args: Args) => Promise<Result[]>;
}

export function hook<Args extends unknown[], Result = void>(): Hook<Args, Result> {
  const acts: ((...args: Args) => Promise<Result>)[] = [];
  return {
    connect: (act) => acts.push(act),
    tell: async (...args) => {
      const results: Result[] = [];
      for (const act of acts) results.push(await act(...args));
      return results;
    },
  };
}
