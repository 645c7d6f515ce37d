import { useSyncExternalStore } from 'react';

/** A value kept in this browser and shared by all its tabs. */
export interface BrowserStore<Value> {
  read: () => Value;
  /** Keeps the value and notifies all readers on this page. */
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * Keeps a value under a key. `parse` must accept any text, because people can edit the storage. If the
 * browser forbids storage, the value lasts as long as the page.
 */
export function createBrowserStore<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  storage: () => Storage = () => window.localStorage,
): BrowserStore<Value> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value = parse(undefined);

  function read(): Value {
    const stored = readText();
    if (stored !== text) {
      text = stored;
      value = parse(parseJson(stored));
    }
    return value;
  }

  function readText(): string | null | undefined {
    try {
      return storage().getItem(key);
    } catch {
      return text;
    }
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function hear({ key: changed }: StorageEvent): void {
    if (changed === key || changed === null) notify();
  }

  return {
    read,
    write(next) {
      const written = JSON.stringify(next);
      try {
        storage().setItem(key, written);
      } catch {
        // The value lasts as long as the page.
      }
      text = written;
      value = next;
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && typeof window !== 'undefined')
          window.removeEventListener('storage', hear);
      };
    },
  };
}

/** The value of the store; undefined on the server and until the page is hydrated. */
export function useBrowserStore<Value>({ subscribe, read }: BrowserStore<Value>): Value | undefined {
  return useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined);
}

/** What only the browser knows and what does not change; false on the server and until the page is hydrated. */
export function useBrowserFact(read: () => boolean): boolean {
  return useSyncExternalStore(neverChanges, read, () => false);
}

const neverChanges = () => () => undefined;

function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
