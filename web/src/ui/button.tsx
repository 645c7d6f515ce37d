import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Look = 'primary' | 'outline' | 'light' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field text-sm font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60';

const looks: Record<Look, string> = {
  primary: 'bg-pine px-5 text-on-pine hover:bg-pine-deep active:opacity-90',
  outline:
    'px-5 border border-pine/45 bg-card text-pine hover:border-pine hover:bg-pine-soft active:opacity-90',
  light: 'px-5 bg-on-band text-footer-ink hover:bg-white active:opacity-90',
  quiet: 'px-3 text-pine hover:bg-pine-soft active:opacity-90',
  danger: 'px-3 text-danger hover:bg-danger-soft active:opacity-90',
};

interface Styled {
  look?: Look;
}

export function Button({
  look = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Styled) {
  return <button type={type} className={`${base} ${looks[look]} ${className}`} {...rest} />;
}

/** A link that leaves the application: to a phone number, or to a whole new document. */
export function ButtonAnchor({
  look = 'primary',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & Styled) {
  return (
    <a className={`${base} ${looks[look]} ${className}`} {...rest}>
      {children}
    </a>
  );
}

export function ButtonLink({
  look = 'primary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & Styled) {
  return <Link className={`${base} ${looks[look]} ${className}`} {...rest} />;
}
