import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What a form opens above itself, such as a dialog with fields of its own: they are not fields of that form. */
export function OutsideForm({ children }: { children: ReactNode }) {
  return createPortal(
    <div
      role="presentation"
      onInput={(event) => event.stopPropagation()}
      onSubmit={(event) => event.stopPropagation()}
    >
      {children}
    </div>,
    document.body,
  );
}
