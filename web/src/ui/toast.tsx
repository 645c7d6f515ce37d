import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { dismissToast, useToasts } from '../lib/toasts.ts';
import type { Toast } from '../lib/toasts.ts';

/** Long enough to read; with something to undo, long enough to think. What failed stays until it is dismissed. */
const readingMs = 7_000;
const undoMs = 30_000;

/** Shows the toasts of the page. Use it once per page. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <ToastPlace>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDismiss={() => dismissToast(toast.id)} />
      ))}
    </ToastPlace>
  );
}

/**
 * Where toasts stand: stacked bottom right. On phones they have the whole width over the head of the page, because the
 * button that a person needs next is at the foot of the screen; the newest covers the others, which would cover the way to
 * the next item.
 */
export function ToastPlace({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-2 top-1 z-50 grid items-start justify-items-end gap-3 max-sm:*:[grid-area:1/1] max-sm:*:focus-within:z-1 sm:inset-x-3 sm:top-auto sm:bottom-[calc(var(--room-below,0px)+0.75rem)] sm:left-auto sm:w-[26rem] sm:p-3">
      {children}
    </div>
  );
}

export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { tone, text, item, action, forMs } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(subscribeToVisibility, isHidden, () => false);
  const stays = tone === 'danger' || hovered || focused || hidden;
  const shownMs = forMs ?? (action && !item ? undoMs : readingMs);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(dismiss, shownMs);
    return () => clearTimeout(timer);
  }, [stays, shownMs]);
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto flex w-full items-center gap-1 rounded-field bg-toast py-1.5 pr-1.5 pl-4 text-dense text-on-toast shadow-float transition-[opacity,translate] duration-200 ease-out starting:opacity-0 max-sm:starting:-translate-y-2 sm:starting:translate-y-2"
    >
      <span className="min-w-0 flex-1 py-2 [overflow-wrap:anywhere]">{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            onDismiss();
            action.run();
          }}
          className="min-h-11 rounded-field px-3 font-semibold text-on-toast-accent hover:bg-on-toast/10 focus-visible:outline-on-toast"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-on-toast/10 focus-visible:outline-on-toast"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
