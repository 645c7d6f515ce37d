import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';

interface PageIntroProps {
  /** The page’s name in the breadcrumb. */
  crumb: string;
  /** The parent page, if it is not the home page. */
  parent?: { label: string; to: string };
  /** A line above the headline that belongs to it. */
  eyebrow?: string;
  title: string;
  line?: string;
  /** On a phone, the headline is small and the line left out, so that what follows is in the first screen. */
  dense?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The opening of a page: breadcrumb, headline, and a line about its subject. */
export function PageIntro({
  crumb,
  parent,
  eyebrow,
  title,
  line,
  dense = false,
  className = '',
  children,
}: PageIntroProps) {
  const home = { label: 'Home', to: '/' };
  return (
    <header className={`pt-4 md:pt-6 ${className}`}>
      <Breadcrumb steps={parent ? [home, parent, { label: crumb }] : [home, { label: crumb }]} />
      <h1 className={`${dense ? 'mt-2 text-2xl md:text-4xl' : 'mt-8 text-4xl'} md:mt-12`}>
        {eyebrow && (
          <>
            <span className="mb-3 block font-sans text-sm font-semibold tracking-normal text-brass-deep">
              {eyebrow}
            </span>{' '}
          </>
        )}
        {title}
      </h1>
      {line && (
        <p className={`mt-5 max-w-[54ch] text-lg text-ink-muted ${dense ? 'max-md:hidden' : ''}`}>{line}</p>
      )}
      {children}
    </header>
  );
}
