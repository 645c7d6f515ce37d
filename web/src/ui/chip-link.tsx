import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** One of a few choices, as a link; the chosen one is filled. */
export function ChipLink({
  chosen,
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { chosen: boolean }) {
  const look = chosen
    ? 'border-pine bg-pine text-on-pine'
    : 'border-line bg-card hover:border-pine/50 hover:bg-pine-soft hover:text-pine';
  return (
    <Link
      // A choice that leaves the page where it is waits for the script, which can do that.
      data-held={rest.preventScrollReset ? '' : undefined}
      aria-current={chosen ? 'true' : undefined}
      className={`inline-flex min-h-11 shrink-0 items-center justify-center rounded-full border px-5 text-sm font-medium whitespace-nowrap transition-colors duration-150 ${look} ${className}`}
      {...rest}
    />
  );
}
