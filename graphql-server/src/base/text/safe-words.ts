/** What a log line must not hold, and what stands for it. */
const personal: [RegExp, string][] = [
  // A database repeats the values of a refused write.
  [/dup key: \{[^]*?\}(?=[\s,;)]|$)/g, 'dup key: {…}'],
  [/(\b[a-z][a-z+]*:\/\/)[^\s/@]*@/gi, '$1'],
  [/[^\s@<>"'(),;:/]+@[^\s@<>"'(),;:/]+\.[^\s@<>"'(),;:/]+/g, '(e-mail)'],
  [/\b(?:Bearer\s+\S+|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g, '(token)'],
  [/(\/[\w./%~-]*)\?[^\s"')]+/g, '$1'],
  [/(?<![\w.])\+?\d[\d\s-]{8,14}\d(?![\w.])/g, '(number)'],
];

/**
 * A text for the log, without e-mail addresses, phone numbers, tokens, passwords in addresses, query strings, and
 * the values that a database repeats in its refusals.
 */
export function safeWords(text: string): string {
  return personal.reduce((safe, [pattern, stand]) => safe.replace(pattern, stand), text);
}

/** What the log keeps of an error. */
export interface SafeError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SafeError;
}

/** The type, message, code, stack and cause of an error, without personal data; further properties are left out. */
export function safeError(error: unknown, depth = 3): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: safeWords(String(error)) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name || name,
    message: safeWords(message),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(stack && { stack: safeWords(stack) }),
    ...(cause !== undefined && depth > 0 && { cause: safeError(cause, depth - 1) }),
  };
}
