import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  tone: 'success' | 'danger';
  text: string;
  /** The id of the item that it is about, where only the last message counts. */
  item?: string;
  /** An optional action, such as Undo. */
  action?: { label: string; run: () => void };
  /** How long it is shown, in milliseconds. */
  forMs?: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message in the corner of the page; it stays when the visitor opens another page of the site. The same
 * failure again, or the next message about an item, replaces the first, so that they do not cover the page.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const { tone, text, item } = toast;
  const others = toasts.filter((shown) =>
    tone === 'danger' ? shown.text !== text : !item || shown.item !== item,
  );
  change([...others, { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

const none: readonly Toast[] = [];

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
