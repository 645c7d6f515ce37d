import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Blocker } from 'react-router-dom';

const unsavedForms = new Set<object>();

/** Whether a form on this page holds unsaved input. */
export function hasUnsavedChanges(): boolean {
  return unsavedForms.size > 0;
}

/**
 * Asks before the user leaves a form with unsaved changes: the browser asks on closing the page, the returned
 * blocker before opening another page. Call `markUnsaved(true)` after typing, `markUnsaved(false)` after
 * saving.
 */
export function useUnsavedChanges(): { blocker: Blocker; markUnsaved: (unsaved: boolean) => void } {
  const form = useRef({});
  const markUnsaved = useCallback((unsaved: boolean) => {
    if (unsaved) unsavedForms.add(form.current);
    else unsavedForms.delete(form.current);
  }, []);
  useEffect(() => {
    const key = form.current;
    function askBrowser(event: BeforeUnloadEvent) {
      if (unsavedForms.has(key)) event.preventDefault();
    }
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      unsavedForms.delete(key);
    };
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
  return { blocker, markUnsaved };
}
