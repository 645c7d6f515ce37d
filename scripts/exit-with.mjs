/** Ends the process with code 1. Prints a `StartupError` as its sentence, and any other error with its stack. */
export function exitWith(error) {
  if (!(error instanceof Error)) console.error(error);
  else if (error.name === 'StartupError') console.error(error.message);
  else console.error(error.stack, ...(error.cause ? ['\nCaused by:', error.cause] : []));
  process.exit(1);
}
