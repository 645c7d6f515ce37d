import { useState, useSyncExternalStore } from 'react';

let pressed = false;
let release: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/** Holds the shown content still while a pointer is down, so that a click lands on the pressed element. */
export function useSteady<Value>(value: Value): Value {
  const held = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
  const [shown, setShown] = useState({ value });
  if (!held && shown.value !== value) setShown({ value });
  return held ? shown.value : value;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true);
    for (const end of endings) window.addEventListener(end, letGo, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pointerdown', press, true);
    for (const end of endings) window.removeEventListener(end, letGo, true);
    clearTimeout(release);
    pressed = false;
  };
}

const endings = ['pointerup', 'pointercancel', 'blur'] as const;

function press(): void {
  clearTimeout(release);
  tell(true);
}

function letGo(event: Event): void {
  // The blur of a field also passes here.
  if (event.type === 'blur' && event.target !== window) return;
  clearTimeout(release);
  // The click follows the release of the pointer.
  release = setTimeout(() => tell(false));
}

function tell(next: boolean): void {
  if (next === pressed) return;
  pressed = next;
  for (const listener of listeners) listener();
}
