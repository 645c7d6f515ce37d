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

interface FormBesideProps {
  /** The id that its fields and its button name as `form`. */
  id: string;
  onSubmit: (form: HTMLFormElement) => void;
}

/** The form of fields that stand within another form: they name it, and are not fields of that one. */
export function FormBeside({ id, onSubmit }: FormBesideProps) {
  return (
    <OutsideForm>
      <form
        id={id}
        noValidate
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event.currentTarget);
        }}
      />
    </OutsideForm>
  );
}
