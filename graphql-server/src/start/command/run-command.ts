import { indianNumber } from 'domain/text/number.ts';
import { CommandError, exitCodes } from '../../base/command-error.ts';
import { StartupError } from '../../base/startup-error.ts';

/** Runs a command as the program of this process, and ends the process with its exit code. */
export async function runCommand(main: () => Promise<void>): Promise<never> {
  try {
    await main();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(error instanceof CommandError ? error.exitCode : exitCodes.failed);
  }
}

/** A size for people, such as “12.3 MB”. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${indianNumber(Math.max(1, Math.round(bytes / 1_000)))} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
