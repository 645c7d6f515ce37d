import { useSyncExternalStore } from 'react';

/** Whether JavaScript runs: false on the server and for the first look, so that nothing dead is shown. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
