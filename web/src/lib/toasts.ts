import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  tone: 'success' | 'danger';
  text: string;
  /** An optional action, such as Undo. */
  action?: { label: string; run: () => void };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message in the corner of the page; it stays when the visitor opens another page of the site. The same
 * failure again replaces the first, so that repeated attempts do not cover the page.
 */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const others = toast.tone === 'danger' ? toasts.filter(({ text }) => text !== toast.text) : toasts;
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
