import { useSyncExternalStore } from 'react';

/** A value kept in this browser, the same on all its tabs. */
export interface BrowserStore<Value> {
  read: () => Value;
  /** Keeps it, and tells everything on this page that shows it. */
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * Keeps a value under a key; `parse` makes the best of what stands there, which anybody may have changed. Where the
 * browser forbids to keep anything it lasts as long as the page.
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
        // It lasts as long as the page.
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

function parseJson(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
