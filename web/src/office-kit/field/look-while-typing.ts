import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

interface LookOptions {
  /** Longer than the pause between two keys. */
  pauseMs: number;
  /** Looks anew when this changes, such as the revision of what the form shows. */
  again: string | number;
  /** Whether it looks at once too, and when the person comes back from another tab. */
  eager?: boolean;
}

/** Looks at a form after each pause in typing. `isOutdated` says that a later look has begun. */
export function useLookWhileTyping(
  form: RefObject<HTMLFormElement | null>,
  look: (isOutdated: () => boolean) => Promise<void>,
  { pauseMs, again, eager = false }: LookOptions,
): void {
  const onLook = useEffectEvent(look);

  useEffect(() => {
    const typed = form.current;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const number = (asked += 1);
      void onLook(() => number !== asked);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, pauseMs);
    };
    if (eager) ask();
    else later();
    for (const name of ['input', 'change']) typed?.addEventListener(name, later);
    if (eager) window.addEventListener('focus', later);
    return () => {
      asked += 1;
      clearTimeout(timer);
      for (const name of ['input', 'change']) typed?.removeEventListener(name, later);
      window.removeEventListener('focus', later);
    };
  }, [form, pauseMs, again, eager]);
}
