import type { ReactNode } from 'react';
import { useModal } from '../../ui/dialog.tsx';

interface SheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What rises from the bar of a phone: a modal dialog at the foot of the window. Back closes it. */
export function Sheet({ title, open, onClose, children }: SheetProps) {
  const dialog = useModal(open, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      closedby="any"
      onClose={onClose}
      className="mx-0 mt-auto mb-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-card border-0 bg-footer px-3 pt-3 pb-[calc(env(safe-area-inset-bottom)+0.75rem)] text-on-band shadow-float backdrop:bg-night/60"
    >
      {open && children}
    </dialog>
  );
}
