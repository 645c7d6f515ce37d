import { StartupError } from './startup-error.ts';

/** Why a command ended, as the exit code says it. */
export const exitCodes = { failed: 1, archiveRefused: 2, databaseRefused: 3 } as const;

/** A reason why a command cannot do its work; it is printed as one sentence, and sets the exit code. */
export class CommandError extends StartupError {
  readonly exitCode: number;

  constructor(message: string, exitCode: keyof typeof exitCodes = 'failed', options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCodes[exitCode];
  }
}
