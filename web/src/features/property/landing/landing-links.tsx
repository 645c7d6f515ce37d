import { ChipLink } from '../../../ui/chip-link.tsx';
import { landingPath, landingTitle } from 'domain/search/landing-words.ts';
import type { LandingSubject } from 'domain/search/landing-words.ts';

interface LandingLinksProps {
  title: string;
  links: readonly (LandingSubject & { slug: string; count: number })[];
  className?: string;
}

/** Links to landing pages with their numbers of projects; nothing without links. */
export function LandingLinks({ title, links, className = '' }: LandingLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {links.map((link) => (
          <li key={link.slug}>
            <ChipLink
              to={landingPath(link.slug)}
              chosen={false}
              className="gap-1.5 py-2 max-sm:whitespace-normal"
            >
              {landingTitle(link)} <span className="tabular-nums opacity-70">{link.count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
