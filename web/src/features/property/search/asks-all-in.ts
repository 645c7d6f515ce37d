/** Whether an address asks for all-in prices. */
export function asksAllIn(asked: URLSearchParams): boolean {
  return asked.get('allIn') === '1';
}
