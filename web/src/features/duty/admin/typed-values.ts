/** A typed whole number; −1, which the server refuses, for any other text. */
export function readCount(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : -1;
}

/** All typed texts of a name. */
export function textsOf(typed: FormData, name: string): string[] {
  return typed.getAll(name).filter((value) => typeof value === 'string');
}
