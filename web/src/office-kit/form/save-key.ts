import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Saves a form with Ctrl+S or Cmd+S. The result says whether the keyboard saved it, which means to go on typing; its
 * reader resets it.
 */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
  const asked = useRef(false);
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // A dialog above the form comes first.
      if (!form.current || document.querySelector('dialog[open]')) return;
      asked.current = true;
      form.current.requestSubmit();
    }
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [form]);
  return asked;
}
