import { useEffect, useRef, useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { usePageClient } from '../../lib/server/use-page-query.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { shareContent } from './share.content.ts';
import { EndSharedShortlistDocument } from './share-shortlist.generated.ts';
import { forgetList } from './shared-lists.ts';
import type { KeptList } from './shared-lists.ts';

const texts = shareContent.lists;

/** Ends a list that this browser made, after a question: nothing of it can be restored. */
export function EndSharing({
  list: { token, key },
  onEnded,
}: {
  list: Pick<KeptList, 'token' | 'key'>;
  onEnded?: () => void;
}) {
  const client = usePageClient();
  const [asked, setAsked] = useState(false);
  const [ending, setEnding] = useState(false);
  const [failed, setFailed] = useState('');
  const confirm = useRef<HTMLButtonElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    confirm.current?.focus();
  }, [asked]);

  async function end(): Promise<void> {
    setEnding(true);
    setFailed('');
    try {
      await client.mutate({ mutation: EndSharedShortlistDocument, variables: { token, key } });
    } catch (error) {
      const { code, message } = readError(error, texts.failed);
      if (code !== 'GONE') {
        setEnding(false);
        setFailed(message);
        return;
      }
    }
    forgetList(token);
    onEnded?.();
  }

  if (!asked)
    return (
      <Button look="danger" onClick={() => setAsked(true)}>
        {texts.end}
      </Button>
    );
  return (
    <div className="grid w-full gap-2">
      {failed ? (
        <StatusMessage tone="danger">{failed}</StatusMessage>
      ) : (
        <p className="text-sm">{texts.sure}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button ref={confirm} look="danger" disabled={ending} onClick={() => void end()}>
          {texts.confirm}
        </Button>
        <Button look="quiet" onClick={() => setAsked(false)}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
