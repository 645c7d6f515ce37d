/** Lets the browser do what waits: answer the visitor, paint. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
