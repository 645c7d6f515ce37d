import { useState } from 'react';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { publicationContent } from '../publication.content.ts';

const texts = publicationContent.takeOff;

interface TakeOffButtonProps {
  /** Changes who sees the item. */
  send: (state: 'DRAFT' | 'PUBLISHED') => Promise<unknown>;
  onDone: () => void;
}

/** Makes a published item a draft again; the message offers Undo. */
export function TakeOffButton({ send, onDone }: TakeOffButtonProps) {
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);

  async function change(state: 'DRAFT' | 'PUBLISHED', done: () => void) {
    setBusy(true);
    try {
      await withSession(() => send(state));
      done();
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    } finally {
      setBusy(false);
    }
  }

  function takeOff() {
    void change('DRAFT', () => {
      onDone();
      showToast({
        tone: 'success',
        text: texts.done,
        action: {
          label: texts.undo,
          run: () =>
            void change('PUBLISHED', () => {
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
