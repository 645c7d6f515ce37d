import { keptKeys } from '../../../lib/kept-keys.ts';
import { useEffect } from 'react';
import type { RefObject } from 'react';

const fields = ['name', 'email', 'phone'] as const;

/**
 * Stores the visitor’s details in this browser if the box “Save my name, email…” is ticked, and deletes them
 * otherwise.
 */
export function rememberVisitor(form: FormData): void {
  const visitor = Object.fromEntries([...form].filter(([field]) => fields.some((known) => known === field)));
  try {
    if (form.has('agree')) localStorage.setItem(keptKeys.visitor, JSON.stringify(visitor));
    else localStorage.removeItem(keptKeys.visitor);
  } catch {
    // A browser without storage cannot remember the details.
  }
}

/** Fills empty fields of a form with the stored details, and ticks the box. */
export function useRememberedVisitor(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const visitor = readVisitor();
    const controls = form.current?.elements;
    if (!visitor || !controls) return;
    for (const field of fields) {
      const input = controls.namedItem(field);
      const known = visitor[field];
      if (input instanceof HTMLInputElement && !input.value && typeof known === 'string') input.value = known;
    }
    const box = controls.namedItem('agree');
    if (box instanceof HTMLInputElement) box.checked = true;
  }, [form]);
}

function readVisitor(): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptKeys.visitor) ?? 'null');
    return typeof stored === 'object' ? (stored as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
