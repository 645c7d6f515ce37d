import type { ReactNode } from 'react';

/** Running text with lists and headings, as it comes out of Markdown. */
export function Prose({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`grid gap-5 [&_h3]:mt-4 [&_h3]:text-xl [&_li]:pl-1.5 [&_li]:marker:font-semibold [&_li]:marker:text-brass-deep [&_ol]:list-decimal [&_ol]:space-y-3 [&_ol]:pl-6 [&_strong]:font-semibold [&_ul]:list-disc [&_ul]:space-y-3 [&_ul]:pl-6 ${className}`}
    >
      {children}
    </div>
  );
}
