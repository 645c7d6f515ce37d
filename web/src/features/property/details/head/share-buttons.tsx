import { Bell, Forward, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useInBrowser } from '../../../../lib/browser/in-browser.ts';
import { whatsAppShareLink } from 'domain/text/links.ts';
import { CompareToggle } from '../../../choices/compare-toggle.tsx';
import { ShortlistHeart } from '../../../choices/shortlist-heart.tsx';
import type { PropertyDetailsFragment } from '../../property.generated.ts';
import { priceText, projectDetailsContent, shareText } from '../project-details.content.ts';
import { projectPath } from 'domain/site/item-paths.ts';

const texts = projectDetailsContent.share;

/** One row: share a project, keep it, compare it, be told of changes. */
export function ShareButtons({ property }: { property: PropertyDetailsFragment }) {
  const { title, address, slug, advertisement } = property;
  const [said, setSaid] = useState('');
  const inBrowser = useInBrowser();
  const text = shareText({ title, price: priceText(property), address, advertisement });
  const url = inBrowser ? new URL(projectPath(slug), window.location.origin).href : '';

  async function share() {
    setSaid('');
    const { shareLink } = await import('../../../../lib/browser/share-link.ts');
    const outcome = await shareLink({ title, text, url });
    if (outcome) setSaid(texts[outcome]);
  }

  return (
    <div className="actions print:hidden">
      <button type="button" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" />
        {texts.share}
      </button>
      <ShortlistHeart property={property}>{texts.wishlist}</ShortlistHeart>
      <CompareToggle property={property} />
      <Link to={`/alerts/new?property=${property.id}`} rel="nofollow">
        <Bell aria-hidden="true" className="size-4" />
        {texts.alert}
        <span className="sr-only">{texts.follow}</span>
      </Link>
      <a href={whatsAppShareLink([text, url].filter(Boolean).join('\n'))} rel="noopener">
        <Forward aria-hidden="true" className="size-4" />
        {texts.toFriend}
      </a>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
