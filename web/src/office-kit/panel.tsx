import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  line?: string;
  children: ReactNode;
}

/** A section of a settings screen, with its heading. */
export function Panel({ title, line, children }: PanelProps) {
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="text-lg">{title}</h2>
      {line && <p className="mt-1 max-w-[65ch] text-dense text-ink-muted">{line}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
