import type { ReactNode } from 'react';

interface LastCardProps {
  /** The cards before it. */
  count: number;
  /** The columns of the grid on wide screens; there are two on tablets. */
  columns: 2 | 3;
  title: string;
  text: string;
  /** The ways on from here. */
  children: ReactNode;
}

/** A card of the page's own that fills the last row of a grid of homes; nothing where the row is full, and on phones. */
export function LastCard({ count, columns, title, text, children }: LastCardProps) {
  const free = (columns - (count % columns)) % columns;
  const isHalf = count % 2 === 1;
  if (!free && !isHalf) return null;
  const shown = [
    isHalf ? 'sm:max-lg:flex' : '',
    free > 0 ? 'lg:flex' : '',
    free > 1 ? 'lg:col-span-2' : '',
  ].join(' ');
  return (
    <aside
      aria-label={title}
      className={`hidden flex-col items-start justify-center gap-4 rounded-card border border-dashed border-line p-6 lg:p-8 print:hidden! ${shown}`}
    >
      <h3 className="text-xl text-balance">{title}</h3>
      <p className="max-w-[44ch] text-ink-muted">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </aside>
  );
}
