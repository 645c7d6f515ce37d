import { useState, useSyncExternalStore } from 'react';

/** Long enough to press the element under the pointer. */
const restMs = 250;

let pressed = false;
let moving = false;
let release: ReturnType<typeof setTimeout>;
let rest: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/**
 * Holds the shown content still while a pointer is down, so that a click lands on the pressed element. With `aimed`,
 * also while the mouse moves, so that nothing moves away under it.
 */
export function useSteady<Value>(value: Value, aimed = false): Value {
  const held = useSyncExternalStore(
    subscribe,
    () => pressed || (aimed && moving),
    () => false,
  );
  const [shown, setShown] = useState({ value });
  if (!held && shown.value !== value) setShown({ value });
  return held ? shown.value : value;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointermove', move, true);
    for (const end of endings) window.addEventListener(end, letGo, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pointerdown', press, true);
    window.removeEventListener('pointermove', move, true);
    for (const end of endings) window.removeEventListener(end, letGo, true);
    clearTimeout(release);
    clearTimeout(rest);
    pressed = false;
    moving = false;
  };
}

const endings = ['pointerup', 'pointercancel', 'blur'] as const;

function press(): void {
  clearTimeout(release);
  tell(true);
}

function move({ pointerType }: PointerEvent): void {
  if (pointerType !== 'mouse') return;
  clearTimeout(rest);
  rest = setTimeout(() => {
    moving = false;
    tellAll();
  }, restMs);
  if (moving) return;
  moving = true;
  tellAll();
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
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
