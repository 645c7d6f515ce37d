import { useSyncExternalStore } from 'react';

let progress: number | null = null;
const listeners = new Set<() => void>();

/** Says how much of the running upload has been sent, 0 to 1; null when none is running. */
export function setUploadProgress(share: number | null): void {
  progress = share;
  for (const listener of listeners) listener();
}

/** How much of the running upload has been sent, 0 to 1; null when none is running. */
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
