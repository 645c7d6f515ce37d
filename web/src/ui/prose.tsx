import type { ReactNode } from 'react';

/** Running text with lists, headings, quotations and tables, as it comes out of Markdown. */
export function Prose({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`prose grid gap-5 ${className}`}>{children}</div>;
}

/** HTML that the server made from Markdown and checked; nothing else may be given here. */
export function SafeHtml({ html }: { html: string }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
