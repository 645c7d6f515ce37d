import { Forward, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { whatsAppShareLink } from 'domain/text/links.ts';
import { useInBrowser } from '../../lib/browser/in-browser.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { usePublicAddress } from '../../ui/site-address.ts';
import { comparePath } from '../choices/compare-choice.ts';
import { columnHome, comparedOf } from './compare-columns.ts';
import type { Column } from './compare-columns.ts';
import { comparePageContent as texts } from './compare-page.content.ts';

/** Passes a comparison on, and asks about its homes. */
export function CompareActions({ columns }: { columns: readonly Column[] }) {
  const [said, setSaid] = useState('');
  const inBrowser = useInBrowser();
  const path = comparePath(columns.map(comparedOf));
  const known = usePublicAddress(path) ?? '';
  const url = inBrowser ? new URL(path, window.location.origin).href : known;
  const homes = texts.names(columns.map((column) => `${column.property.title} (${columnHome(column)})`));

  async function share(): Promise<void> {
    setSaid('');
    const { shareLink } = await import('../../lib/browser/share-link.ts');
    const outcome = await shareLink({ title: texts.title, text: homes, url });
    if (outcome) setSaid(texts[outcome]);
  }

  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      <ButtonLink to={`/contact?message=${encodeURIComponent(texts.message(homes))}`}>
        <Send aria-hidden="true" className="size-4" />
        {texts.enquire(columns.length)}
      </ButtonLink>
      <Button look="outline" className="[@media(scripting:none)]:hidden" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" />
        {texts.share}
      </Button>
      <ButtonAnchor
        look="outline"
        href={whatsAppShareLink([homes, url].filter(Boolean).join('\n'))}
        rel="noopener"
        className="max-md:[@media(scripting:enabled)]:hidden"
      >
        <Forward aria-hidden="true" className="size-4" />
        {texts.toFamily}
      </ButtonAnchor>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
