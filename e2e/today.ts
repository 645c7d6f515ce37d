/** Today in India, such as 2026-11-29. */
export function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
}
