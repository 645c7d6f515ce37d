import { Link } from 'react-router-dom';
import { bannerOf } from './site-banner.content.ts';
import type { SiteState } from './site-banner.content.ts';

const tones = {
  danger: 'bg-danger-soft text-danger',
  warning: 'border border-brass bg-brass-soft text-ink',
};

/** What visitors see of our listings, where it is not what an owner expects: a trial, a registration that ends, hidden ones. */
export function SiteBanner({ site, isOwner }: { site: SiteState; isOwner: boolean }) {
  const banner = bannerOf(site);
  if (!banner) return null;
  const { tone, text, link, isOwners } = banner;
  return (
    <p
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`mb-6 rounded-field px-4 py-3 text-dense ${tones[tone]}`}
    >
      {text}{' '}
      {(isOwner || !isOwners) && (
        <Link to={link.to} className="font-semibold whitespace-nowrap underline underline-offset-4">
          {link.label}
        </Link>
      )}
    </p>
  );
}
