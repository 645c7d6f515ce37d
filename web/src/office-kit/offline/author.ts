import type { InMemoryCache } from '@apollo/client';
import { MeDocument } from '../account.generated.ts';

/** The name of the account of a copy, by which it signs. */
export function authorOf(cache: InMemoryCache): string {
  return cache.readQuery({ query: MeDocument })?.me.username ?? '';
}
