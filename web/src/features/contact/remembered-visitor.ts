import { useEffect } from 'react';
import type { RefObject } from 'react';

const storageKey = 'visitor';
const fields = ['name', 'email', 'phone'] as const;

/** Does what the box “Save my name, email…” says: remembers them in this browser, or forgets them. */
export function rememberVisitor(form: FormData): void {
  if (!form.has('agree')) return;
  const visitor = Object.fromEntries([...form].filter(([field]) => fields.some((known) => known === field)));
  localStorage.setItem(storageKey, JSON.stringify(visitor));
}

/** Fills the empty fields of a form with what was remembered. */
export function useRememberedVisitor(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const stored = localStorage.getItem(storageKey);
    if (!stored || !form.current) return;
    const visitor = JSON.parse(stored) as Record<string, string>;
    for (const field of fields) {
      const input = form.current.elements.namedItem(field);
      if (input instanceof HTMLInputElement && !input.value) input.value = visitor[field] ?? '';
    }
  }, [form]);
}
