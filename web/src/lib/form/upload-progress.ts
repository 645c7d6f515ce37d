import { useSyncExternalStore } from 'react';

let progress: number | null = null;
const listeners = new Set<() => void>();

/** Sets the fraction of the current upload that has been sent, 0 to 1; null if there is no upload. */
export function setUploadProgress(share: number | null): void {
  progress = share;
  for (const listener of listeners) listener();
}

/** The fraction of the current upload that has been sent, 0 to 1; null if there is no upload. */
export function useUploadProgress(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => progress,
    () => null,
  );
}
