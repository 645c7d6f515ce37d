/** A reason why the process cannot start, told to whoever started it in one sentence without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
