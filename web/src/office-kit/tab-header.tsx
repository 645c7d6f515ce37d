import { indianNumber } from 'domain/text/number.ts';
import type { ReactNode } from 'react';

interface TabHeaderProps {
  title: string;
  /** The title of the browser tab, if it differs from the heading. */
  pageTitle?: string;
  /** The number of items. */
  count?: number;
  line?: string;
  /** The primary action. */
  children?: ReactNode;
}

/** The head of a screen of the back office. */
export function TabHeader({ title, pageTitle = title, count, line, children }: TabHeaderProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
      <title>{`${pageTitle} · My Account`}</title>
      <div>
        <div className="flex items-baseline gap-3">
          <h1 className="text-xl sm:text-2xl">{title}</h1>
          {count !== undefined && (
            <span className="text-dense text-ink-muted tabular-nums">{indianNumber(count)}</span>
          )}
        </div>
        {line && <p className="mt-1 max-w-[75ch] text-dense text-ink-muted">{line}</p>}
      </div>
      {children}
    </header>
  );
}
