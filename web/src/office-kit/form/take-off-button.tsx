import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { PutBackDocument } from '../bulk.generated.ts';
import { publicationContent } from '../publication.content.ts';

const texts = publicationContent.takeOff;

interface TakeOffButtonProps {
  /** The item that visitors see. */
  id: string;
  /** Makes it a draft. */
  send: () => Promise<unknown>;
  onDone: () => void;
}

/** Makes a published item a draft again; the message offers Undo, which restores what was there. */
export function TakeOffButton({ id, send, onDone }: TakeOffButtonProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);

  async function change(sent: () => Promise<unknown>, done: () => void) {
    setBusy(true);
    try {
      await withSession(sent);
      done();
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    } finally {
      setBusy(false);
    }
  }

  const putBack = () => client.mutate({ mutation: PutBackDocument, variables: { id } });

  function takeOff() {
    void change(send, () => {
      onDone();
      showToast({
        tone: 'success',
        text: texts.done,
        action: {
          label: texts.undo,
          run: () =>
            void change(putBack, () => {
              onDone();
              showToast({ tone: 'success', text: texts.undone });
            }),
        },
      });
    });
  }

  return (
    <button
      type="button"
      disabled={busy}
      onClick={takeOff}
      className="min-h-11 text-dense font-semibold text-pine underline-offset-4 hover:underline disabled:opacity-60"
    >
      {texts.label}
    </button>
  );
}
