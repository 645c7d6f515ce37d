interface Job {
  run: () => Promise<void>;
  signal: AbortSignal;
}

/** Runs at most `atOnce` jobs at a time and the others in order; it skips jobs cancelled while they wait. */
export function createQueue(atOnce: number): { add: (job: Job) => void } {
  const waiting: Job[] = [];
  let running = 0;

  function startNext(): void {
    while (running < atOnce) {
      const job = waiting.shift();
      if (!job) return;
      if (!job.signal.aborted) void start(job);
    }
  }

  async function start({ run }: Job): Promise<void> {
    running += 1;
    try {
      await run();
    } finally {
      running -= 1;
      startNext();
    }
  }

  return {
    add(job) {
      waiting.push(job);
      startNext();
    },
  };
}
