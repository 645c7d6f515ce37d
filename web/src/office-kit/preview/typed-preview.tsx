import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { askServer } from '../../lib/server/ask-server.ts';
import { readError } from '../../lib/errors.ts';
import { createPageClient, PageClientContext } from '../../lib/server/page-client.ts';
import type { PageClient } from '../../lib/server/page-client.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { useDraft } from '../form/drafts.ts';
import type { Draft } from '../form/drafts.ts';
import { formOfValues } from '../form/form-values.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { publicationContent } from '../publication.content.ts';

const texts = publicationContent.bar;
const pauseMs = 250;

interface TypedPreviewProps {
  /** The name under which this browser keeps the input. */
  draftKey: string;
  /** Asks the server for the typed item, gives it to the client of the page, and returns its title. */
  fill: (client: ApolloClient, form: FormData, page: PageClient) => Promise<string>;
  /** The page of the site. */
  children: ReactNode;
}

/**
 * A page of the site that shows the input of a form in another tab of this browser. The page reads it from a memory of
 * its own, so that no other screen shows it as stored.
 */
export function TypedPreview({ draftKey, fill, children }: TypedPreviewProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const draft = useDraft(draftKey);
  const [shownBy] = useState(() => createPageClient(askServer));
  const [title, setTitle] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useEffectEvent(async ({ values }: Draft, outdated: () => boolean) => {
    try {
      const found = await withSession(() => fill(client, formOfValues(values), shownBy));
      if (outdated()) return;
      setTitle(found);
      setFailure(null);
    } catch (error) {
      if (!outdated()) setFailure(readError(error, texts.loadFailed).message);
    }
  });
  useEffect(() => {
    if (!draft) return;
    let outdated = false;
    const timer = setTimeout(() => void ask(draft, () => outdated), pauseMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [draft]);
  return (
    <>
      <title>{`${texts.label}: ${title ?? texts.untitled}`}</title>
      <PreviewFrame
        bar={
          <>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
              <strong className="font-semibold">{texts.label}</strong>
              <span className="text-ink-muted">{draft ? texts.typed : texts.nothingTyped}</span>
            </p>
            {failure && (
              <div className="mt-3">
                <StatusMessage tone="danger">{failure}</StatusMessage>
              </div>
            )}
          </>
        }
      >
        {title !== null && <PageClientContext value={shownBy}>{children}</PageClientContext>}
      </PreviewFrame>
    </>
  );
}
