/** Whether an address asks for all-in prices. */
export function asksAllIn(asked: URLSearchParams): boolean {
  return asked.get('allIn') === '1';
}

/** What a page of one place or builder asks for, so that its head asks for the same. */
export function pricedVariables(
  { slug = '' }: { slug?: string },
  asked: URLSearchParams,
): { slug: string; withAllIn: boolean } {
  return { slug, withAllIn: asksAllIn(asked) };
}
