import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../../../lib/toasts.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { leadAccessContent } from './lead-access.content.ts';
import { ShowReachDocument } from './lead-access.generated.ts';

const texts = leadAccessContent.show;

/** What is left of the hidden numbers of a lead, and the button that shows them for an hour. */
export function HiddenReach({ id, reach }: { id: string; reach: readonly string[] }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  if (reach.length === 0) return null;

  async function show() {
    setBusy(true);
    try {
      await withSession(() => client.mutate({ mutation: ShowReachDocument, variables: { id } }));
      await client.refetchQueries({ include: 'active' });
    } catch {
      showToast({ tone: 'danger', text: texts.failed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mb-4 text-dense">
      <ul className="mb-1 tabular-nums">
        {reach.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="mb-2 text-ink-muted">{texts.line}</p>
      <Button look="outline" disabled={busy} onClick={() => void show()}>
        {texts.button}
      </Button>
    </div>
  );
}
