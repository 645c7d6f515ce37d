/**
 * Ends the process with code 1. Prints a `StartupError` and what is wrong with the arguments as a sentence, and any other
 * error with its stack.
 */
export function exitWith(error) {
  if (!(error instanceof Error)) console.error(error);
  else if (error.name === 'StartupError' || error.code?.startsWith('ERR_PARSE_ARGS'))
    console.error(error.message);
  else console.error(error.stack, ...(error.cause ? ['\nCaused by:', error.cause] : []));
  process.exit(1);
}
