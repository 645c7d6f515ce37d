import type { ReactNode } from 'react';

/** The heading of a section, with its links at the right. */
export function SectionHeading({
  id,
  title,
  line,
  children,
}: {
  id: string;
  title: string;
  line?: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {line && <p className="mt-2 max-w-[56ch] text-ink-muted">{line}</p>}
      </div>
      {children}
    </div>
  );
}
