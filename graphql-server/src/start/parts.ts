/** The variable in which a supervisor tells a process its name; operators do not set it. */
export const partVariable = 'PRODUCT_PART';

/** The variable in which a keeper tells the product that it is kept running. */
export const keptVariable = 'PRODUCT_KEPT';

/** The variable in which a process learns of the faults that ended those before it in its place. */
export const crashesVariable = 'PRODUCT_CRASHES';

/** The name of the process that does the heavy work; the others are `web 1`, `web 2`, … */
export const workerPart = 'worker';

interface Ready {
  /** The port of a web process. */
  readyOn: number;
}

/** Tells the supervisor, if there is one, that this process does its work now. */
export function sayReady(port = 0): void {
  process.send?.({ readyOn: port } satisfies Ready);
}

/** The port in a message that says `ready`; undefined for any other message. */
export function readyPort(message: unknown): number | undefined {
  const { readyOn } = Object(message) as Partial<Ready>;
  return typeof readyOn === 'number' ? readyOn : undefined;
}
