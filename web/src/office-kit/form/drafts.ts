import { useEffect, useState } from 'react';
import type { FormValues } from './form-values.ts';

export interface Draft {
  values: FormValues;
  typedAt: string;
}

const prefix = 'draft:';

/** The unsaved input of a form in this browser; null if there is none or it is unreadable. */
export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(window.localStorage.getItem(prefix + key) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** The draft, which another tab may be writing. After it is saved or dropped there, this tab still shows it. */
export function useDraft(key: string): Draft | null {
  const [draft, setDraft] = useState(() => readDraft(key));
  useEffect(() => {
    function follow(event: StorageEvent) {
      if (event.key === prefix + key) setDraft((present) => readDraft(key) ?? present);
    }
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);
  return draft;
}

/** Stores the input; if the browser forbids storage, the form works without it. */
export function writeDraft(key: string, values: FormValues): void {
  try {
    const draft: Draft = { values, typedAt: new Date().toISOString() };
    window.localStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // The form still holds the input.
  }
}

export function clearDraft(key: string): void {
  try {
    window.localStorage.removeItem(prefix + key);
  } catch {
    // The browser forbids storage, so there is no draft.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('typedAt' in value))
    return false;
  const { values, typedAt } = value;
  if (typeof typedAt !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
}
