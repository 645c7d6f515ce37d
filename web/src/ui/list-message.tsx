import type { ReactNode } from 'react';

interface ListMessageProps {
  /** Screen readers announce `failed` at once. */
  tone?: 'empty' | 'failed';
  title: string;
  text?: string;
  /** Links or a retry. */
  children?: ReactNode;
  className?: string;
}

/** Replaces an empty or failed list: the reason, and what the visitor can do. */
export function ListMessage({ tone = 'empty', title, text, children, className = '' }: ListMessageProps) {
  return (
    <div
      role={tone === 'failed' ? 'alert' : 'status'}
      className={`rounded-card border border-dashed border-field-line/60 px-6 py-14 text-center ${className}`}
    >
      <p className="font-heading text-xl font-semibold text-balance">{title}</p>
      {text && <p className="mx-auto mt-2 max-w-[52ch] text-ink-muted">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
