import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import { isUnauthenticated, useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { Panel } from '../../../office-kit/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { sampleContentContent as texts } from './sample-content.content.ts';
import { RemoveSampleContentDocument, useSampleContentQuery } from './sample-content.generated.ts';

/** Removes the sample content; hidden if there is none. */
export function SampleContentPanel() {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const { data, refetch } = useSampleContentQuery({ fetchPolicy: 'network-only' });
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const count = data?.sampleContentCount ?? 0;
  if (count === 0) return null;

  async function remove() {
    setRemoving(true);
    try {
      const answer = await withSession(() => client.mutate({ mutation: RemoveSampleContentDocument }));
      const removed = answer.data?.removeSampleContent ?? 0;
      showToast({ tone: 'success', text: texts.removed(removed) });
      setAsking(false);
      await refetch();
    } catch (error) {
      if (!isUnauthenticated(error)) showToast({ tone: 'danger', text: texts.failed });
    } finally {
      setRemoving(false);
    }
  }

  return (
    <div className="mt-6 max-w-4xl">
      <Panel title={texts.title} line={texts.line(count)}>
        <Button look="outline" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      </Panel>
      <Dialog open={asking} onClose={() => setAsking(false)} title={texts.question}>
        <p>{texts.explanation}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
          <Button look="danger" disabled={removing} onClick={() => void remove()}>
            {removing ? texts.removing : texts.confirm}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
