import { useEffect, useRef } from 'react';

/** Focuses the first wrong field of a form after each failure. */
export function useFocusOnFailure(failure: object | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
