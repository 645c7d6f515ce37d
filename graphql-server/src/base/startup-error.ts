/** A reason why the process cannot start; it is printed as one sentence without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
