import { Copy, Forward } from 'lucide-react';
import { useState } from 'react';
import { whatsAppShareLink } from 'domain/text/links.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { shareContent as texts } from './share.content.ts';

/** Passes on the link of a shared shortlist. */
export function LinkButtons({ url, maker }: { url: string; maker: string }) {
  const [said, setSaid] = useState('');

  async function copy(): Promise<void> {
    // A page without https has no clipboard.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    await (clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonAnchor
        look="outline"
        href={whatsAppShareLink([texts.message(maker), url].filter(Boolean).join('\n'))}
        rel="noopener noreferrer"
      >
        <Forward aria-hidden="true" className="size-4" />
        {texts.whatsApp}
      </ButtonAnchor>
      <Button look="outline" className="[@media(scripting:none)]:hidden" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        {texts.copy}
      </Button>
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {said}
      </p>
    </div>
  );
}
