import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'theme';
const listeners = new Set<() => void>();

/** Applies a theme at once and stores it; `public/theme.js` applies it before the first paint of each page. */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') {
    root.removeAttribute('data-theme');
    localStorage.removeItem(storageKey);
  } else {
    root.setAttribute('data-theme', theme);
    localStorage.setItem(storageKey, theme);
  }
  for (const listener of listeners) listener();
}

/** The chosen theme; on the server, which does not know it, `system`. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readTheme(): Theme {
  const theme = document.documentElement.getAttribute('data-theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
