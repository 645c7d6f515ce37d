import { useSyncExternalStore } from 'react';

/**
 * Whether JavaScript runs: false on the server and for the first render, so that no control appears that does
 * not work.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
