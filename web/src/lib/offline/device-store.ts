/** What a browser keeps on its device in IndexedDB. Each question opens it anew, so that no connection keeps it from being removed. */
interface DeviceStore<Item> {
  all: () => Promise<Item[]>;
  /** Keeps an item under its key. Throws if the browser forbids storage. */
  put: (item: Item) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** A store of items, each under the text that it has as `keyPath`. */
export function deviceStore<Item>(database: string, storeName: string, keyPath: string): DeviceStore<Item> {
  async function run(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const opened = await settled(open());
    try {
      return await settled(
        ask(opened.transaction(storeName, mode).objectStore(storeName)) as IDBRequest<unknown>,
      );
    } finally {
      opened.close();
    }
  }

  function open(): IDBOpenDBRequest {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath });
    return request;
  }

  return {
    all: async () => (await run('readonly', (store) => store.getAll())) as Item[],
    put: async (item) => {
      await run('readwrite', (store) => store.put(item));
    },
    remove: async (key) => {
      await run('readwrite', (store) => store.delete(key));
    },
  };
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage of this device failed.'));
  });
}
