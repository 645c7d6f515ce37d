type Ask = (store: IDBObjectStore) => IDBRequest;

/**
 * Asks a store of this browser’s IndexedDB, whose items each have a text as `key`. Each question opens the database anew, so that
 * no connection keeps it from being removed. It throws if the browser forbids storage.
 */
export function deviceStore(database: string, storeName: string) {
  return async (mode: IDBTransactionMode, ask: Ask): Promise<unknown> => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'key' });
    const opened = await settled(opening);
    const asked = ask(opened.transaction(storeName, mode).objectStore(storeName)) as IDBRequest<unknown>;
    // The connection stays until its transaction has ended.
    opened.close();
    return settled(asked);
  };
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Storage failed.'));
  });
}
