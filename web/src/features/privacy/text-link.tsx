import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const look =
  'inline-flex min-h-9 items-center font-semibold text-pine underline underline-offset-4 pointer-coarse:min-h-11';

/** A link in its own line: to a page of this site, or to another address. */
export function TextLink({ to, href, children }: { to?: string; href?: string; children: ReactNode }) {
  return to ? (
    <Link to={to} className={look}>
      {children}
    </Link>
  ) : (
    <a href={href} className={look}>
      {children}
    </a>
  );
}
