import { useEffect, useRef } from 'react';

/** Puts the focus on the first field of the form that is wrong, each time that it failed. */
export function useFocusOnFailure(failure: object | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);
  return form;
}
