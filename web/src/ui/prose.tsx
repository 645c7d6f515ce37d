import type { ReactNode } from 'react';

/** Running text with lists, headings, quotations and tables, as Markdown produces it. */
export function Prose({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`prose grid gap-5 ${className}`}>{children}</div>;
}

/** HTML that the server rendered from Markdown and sanitised; never pass any other HTML. */
export function SafeHtml({ html }: { html: string }) {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
