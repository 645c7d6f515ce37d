import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FoldSign } from '../../../../office-kit/fold-sign.tsx';

interface FieldGroupProps {
  title: string;
  /** The choice of the form that the group depends on. */
  choice: string;
  initial: string;
  /** The values of the choice for which the group is open. */
  openFor: readonly string[];
  hasErrors: boolean;
  children: ReactNode;
}

/** Fields that concern some properties only. It opens and closes with the choice, for an error, or by hand; it keeps what was typed. */
export function FieldGroup({ title, choice, initial, openFor, hasErrors, children }: FieldGroupProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(openFor.includes(initial));
  useEffect(() => {
    const form = box.current?.closest('form');
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === choice)
        setOpen(openFor.includes(target.value));
    };
    form?.addEventListener('change', follow);
    return () => form?.removeEventListener('change', follow);
  }, [choice, openFor]);
  return (
    <details
      ref={box}
      open={open || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-field border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <h3 className="text-base">{title}</h3>
        <FoldSign />
      </summary>
      <div className="grid items-start gap-5 p-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
