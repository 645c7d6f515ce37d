import type { ReactNode } from 'react';

interface EmptyListProps {
  text: string;
  /** What a person can do about it. */
  children?: ReactNode;
}

/** Stands where a list of the office would be. */
export function EmptyList({ text, children }: EmptyListProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <p className="text-dense text-ink-muted">{text}</p>
      {children}
    </div>
  );
}
