import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Blocker } from 'react-router-dom';

const unsavedForms = new Set<object>();

/** Whether a form on this page holds something that was typed and not yet sent. */
export function hasUnsavedChanges(): boolean {
  return unsavedForms.size > 0;
}

/**
 * Asks before a form with unsaved changes is left: the browser when the page is closed, the returned blocker when
 * another page is opened. Say `markUnsaved(true)` when something was typed, `markUnsaved(false)` when it was saved.
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
