import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { refreshLists } from '../../../../office-kit/list/item-deletion.ts';
import { useAdminSession } from '../../../../office-kit/session/admin-session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import type { ImportPlan } from './import-rows.ts';
import { listingImportContent as texts } from './listing-import.content.ts';
import { UndoPropertyBatchDocument } from '../prices/change-prices.generated.ts';

interface ImportResultProps {
  result: ImportPlan;
  /** The rows that were left out. */
  remain: number;
  onUndone: () => void;
}

/** What an import saved, and the button that takes it back. */
export function ImportResult({ result, remain, onUndone }: ImportResultProps) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [isUndone, setUndone] = useState(false);
  const { importId: id, kept } = result;

  async function undo(importId: string) {
    setBusy(true);
    try {
      const { data } = await withSession(() =>
        client.mutate({ mutation: UndoPropertyBatchDocument, variables: { id: importId } }),
      );
      if (data) setSaid(texts.undone(data.undoPropertyBatch.taken, data.undoPropertyBatch.kept));
      setUndone(true);
      onUndone();
      void refreshLists(client);
    } catch {
      setSaid(texts.notUndone);
    }
    setBusy(false);
  }

  return (
    <section className="mb-5 grid gap-3 rounded-card border border-line bg-card p-5 text-dense">
      <p role="status" className="text-base font-semibold">
        {said || texts.done(result.added, result.changed, result.unchanged)}
      </p>
      {remain > 0 && !isUndone && <p>{texts.remain(remain)}</p>}
      {kept.length > 0 && !isUndone && (
        <div>
          <p>{texts.kept(kept.length)}</p>
          <ul className="mt-2 max-h-72 list-disc overflow-y-auto pl-5">
            {kept.map(({ line, title, reasons }) => (
              <li key={line}>
                {title}
                <ul className="pl-4 text-ink-muted">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
      {id && !isUndone && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/my-account/properties?publication=draft">{texts.show}</ButtonLink>
          <Button look="outline" disabled={busy} onClick={() => void undo(id)}>
            {texts.undo}
          </Button>
        </div>
      )}
    </section>
  );
}
