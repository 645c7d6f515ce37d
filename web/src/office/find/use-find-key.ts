import { useEffect, useEffectEvent } from 'react';

/** Ctrl+K opens the search for everything, unless an editor of texts takes it for a link. */
export function useFindKey(onOpen: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    if (event.defaultPrevented || (target instanceof HTMLElement && target.isContentEditable)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
