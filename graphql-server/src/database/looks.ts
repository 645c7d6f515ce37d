/** While there are readers, a look for writes of other processes is repeated after this time. */
const lookMs = 400;
/** Readers do not wait for a look as long as the last one began less than this ago. */
const freshMs = 900;

/** Repeated looks at the database for one kept reading of it. */
export interface Looks {
  /**
   * Resolves when the reading includes all writes of this process, and the writes of other processes until 0.9 s ago.
   * Starts a look when it is due, and waits only if the last one is older; rejects if the look it waits for does.
   */
  upToDate(): Promise<void>;
  /** Whether the writes of other processes until 0.9 s ago are known; starts a look when it is due. */
  isFresh(): boolean;
  /** Looks now, or joins the look under way. */
  now(): Promise<void>;
  /** Call after a write of this process: the next reader waits for a look that finds it. */
  want(): void;
}

/** Repeats `look` while readers ask, one at a time, so that none of several processes is more than a second behind. */
export function repeatLooks(look: () => Promise<void>): Looks {
  let looked = -Infinity;
  let looking: Promise<void> | undefined;
  /** Counts what only a look that begins later can find. */
  let wants = 1;
  let found = 0;

  async function run(): Promise<void> {
    const began = performance.now();
    const covers = wants;
    try {
      await look();
      looked = began;
      found = covers;
    } catch (error) {
      wants += 1;
      throw error;
    } finally {
      looking = undefined;
    }
  }

  const now = () => (looking ??= run());
  const age = () => performance.now() - looked;
  const isDue = () => found < wants || age() > lookMs;
  // The reader that needs its result meets the failure of a look.
  const lookBeside = () => void now().catch(() => undefined);

  return {
    async upToDate() {
      if (found < wants || age() > freshMs) {
        // The look under way may have begun before the write.
        await looking?.catch(() => undefined);
        if (isDue()) await now();
      } else if (isDue()) lookBeside();
    },
    isFresh() {
      if (isDue()) lookBeside();
      return age() < freshMs;
    },
    now,
    want() {
      wants += 1;
    },
  };
}
