import { Bell, Forward, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useInBrowser } from '../../../lib/browser/in-browser.ts';
import { whatsAppShareLink } from 'domain/text/links.ts';
import { CompareToggle } from '../../choices/compare-toggle.tsx';
import { projectPath } from '../property-card.tsx';
import type { PropertyDetailsFragment } from '../property.generated.ts';
import { priceText, projectDetailsContent, shareText } from './project-details.content.ts';

const texts = projectDetailsContent.share;
const buttonClass =
  'inline-flex min-h-11 items-center gap-2 rounded-field border border-line px-3.5 text-sm font-semibold text-pine transition-colors duration-150 hover:border-pine hover:bg-pine-soft active:opacity-90';

/** Buttons that share a project or add it to the comparison. */
export function ShareButtons({ property }: { property: PropertyDetailsFragment }) {
  const { title, address, slug, advertisement } = property;
  const [said, setSaid] = useState('');
  const inBrowser = useInBrowser();
  const text = shareText({ title, price: priceText(property), address, advertisement });
  const url = inBrowser ? new URL(projectPath(slug), window.location.origin).href : '';

  async function share() {
    setSaid('');
    if (typeof navigator.share === 'function') {
      // Closing the share sheet rejects, but is no error.
      await navigator.share({ title, text, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 print:hidden">
      <button
        type="button"
        onClick={() => void share()}
        className={`${buttonClass} [@media(scripting:none)]:hidden`}
      >
        <Share2 aria-hidden="true" className="size-4" />
        {texts.share}
      </button>
      <a
        href={whatsAppShareLink([text, url].filter(Boolean).join('\n'))}
        rel="noopener"
        className={buttonClass}
      >
        <Forward aria-hidden="true" className="size-4" />
        {texts.toFriend}
      </a>
      <CompareToggle property={property} className={buttonClass} />
      <Link to={`/alerts/new?property=${property.id}`} rel="nofollow" className={buttonClass}>
        <Bell aria-hidden="true" className="size-4" />
        {texts.follow}
      </Link>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
