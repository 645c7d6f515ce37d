/** What the installed office keeps on a device: the leads, the changes that wait, and its own files. */
export const officeStores = { copy: 'office-copy', queue: 'office-queue', files: 'office-files' } as const;

/** The event of a page after which the office has nothing on the device. */
export const officeForgotten = 'office-forgotten';

/** Removes all that the office keeps on this device. */
export function forgetOffice(): void {
  if (typeof window === 'undefined') return;
  if ('indexedDB' in window)
    for (const name of [officeStores.copy, officeStores.queue]) indexedDB.deleteDatabase(name);
  // Where there is no https, there are no such files.
  if ('caches' in window) void caches.delete(officeStores.files);
  window.dispatchEvent(new Event(officeForgotten));
}
