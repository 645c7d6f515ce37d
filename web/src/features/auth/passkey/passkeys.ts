import { passkeyContent } from './passkey.content.ts';

/** A failure of the browser or of its person; forms show it like a refusal of the server. */
class PasskeyError extends Error {
  readonly errors: { message: string; extensions: { code: string } }[];
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.errors = [{ message, extensions: { code: 'PASSKEY' } }];
  }
}

/** Whether this browser knows passkeys; false on the server. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Lets the person make a passkey for the server’s options, and answers it as JSON for the server. */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return asJson(() => startRegistration({ optionsJSON: JSON.parse(options) as never }));
}

/** Lets the person unlock a passkey for the server’s options, and answers the proof as JSON for the server. */
export async function unlockPasskey(options: string): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return asJson(() => startAuthentication({ optionsJSON: JSON.parse(options) as never }));
}

async function asJson(run: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await run());
  } catch (error) {
    throw new PasskeyError(sentenceFor(error), error);
  }
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return passkeyContent.alreadyHere;
  if (name === 'SecurityError') return passkeyContent.otherAddress;
  return passkeyContent.notUnlocked;
}
