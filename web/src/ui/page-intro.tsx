import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';

interface PageIntroProps {
  /** The page’s name in the breadcrumb. */
  crumb: string;
  /** The page above it, where there is one besides the start. */
  parent?: { label: string; to: string };
  /** A line over the headline that belongs to it. */
  eyebrow?: string;
  title: string;
  line?: string;
  className?: string;
  children?: ReactNode;
}

/** The opening of a page: where one is, the headline, and what it is about. */
export function PageIntro({ crumb, parent, eyebrow, title, line, className = '', children }: PageIntroProps) {
  const home = { label: 'Home', to: '/' };
  return (
    <header className={`pt-4 md:pt-6 ${className}`}>
      <Breadcrumb steps={parent ? [home, parent, { label: crumb }] : [home, { label: crumb }]} />
      <h1 className="mt-8 text-4xl md:mt-12">
        {eyebrow && (
          <>
            <span className="mb-3 block font-sans text-sm font-semibold tracking-normal text-brass-deep">
              {eyebrow}
            </span>{' '}
          </>
        )}
        {title}
      </h1>
      {line && <p className="mt-5 max-w-[54ch] text-lg text-ink-muted">{line}</p>}
      {children}
    </header>
  );
}
