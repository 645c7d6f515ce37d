import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/browser/back-closes.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Whether it is wide enough for two columns. */
  wide?: boolean;
  /** Whether it has fields; a tap beside it then does not close it and lose the input. */
  holdsForm?: boolean;
  /** Whether it asks about leaving the page, which Back then does. */
  asksToLeave?: boolean;
  children: ReactNode;
}

/** Opens and closes a native dialog over the page; Back closes it, unless it asks about leaving. */
export function useModal(open: boolean, onClose: () => void, backCloses = true) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  useBackCloses(open && backCloses, onClose);
  return dialog;
}

/** A modal dialog on the native element, which traps the focus and returns it on close. Back closes it. */
export function Dialog({
  open,
  onClose,
  title,
  wide = false,
  holdsForm = false,
  asksToLeave = false,
  children,
}: DialogProps) {
  const dialog = useModal(open, onClose, !asksToLeave);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      closedby={holdsForm ? 'closerequest' : 'any'}
      onClose={onClose}
      className={`m-auto scroll-pt-40 rounded-card border border-line bg-paper p-0 shadow-float ${wide ? 'w-[min(50rem,calc(100vw-2rem))]' : 'w-[min(34rem,calc(100vw-2rem))]'}`}
    >
      {open && (
        <div className="px-6 pb-6 md:px-8 md:pb-8">
          {/* In sight also when a field far below is wrong and has the focus. */}
          <div className="sticky top-0 z-1 -mx-6 mb-3 flex items-start justify-between gap-4 bg-paper px-6 pt-6 pb-3 md:-mx-8 md:px-8 md:pt-8">
            <h2 className="text-2xl">{title}</h2>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mt-1 -mr-2 flex size-11 items-center justify-center rounded-field hover:bg-pine-soft"
            >
              <X aria-hidden="true" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
