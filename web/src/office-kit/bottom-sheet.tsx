import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useModal } from '../ui/dialog.tsx';

interface BottomSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Whom it is about. */
  line: string | undefined;
  children: ReactNode;
}

/** Work that a thumb does: at the foot of a phone, or in the middle of a wider screen. Back closes it. */
export function BottomSheet({ open, onClose, title, line, children }: BottomSheetProps) {
  const dialog = useModal(open, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      closedby="closerequest"
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(34rem,100vw)] overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-0 shadow-float max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      {open && (
        <div className="px-4 pb-[calc(env(safe-area-inset-bottom)+1rem)] sm:px-6">
          <div className="flex items-center justify-between gap-3 pt-3 pb-2">
            <div className="min-w-0">
              <h2 className="text-lg">{title}</h2>
              <p className="truncate text-dense text-ink-muted">{line}</p>
            </div>
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-pine-soft"
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
