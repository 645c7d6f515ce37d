import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PropertyFilter } from 'domain/schema.generated.ts';
import type { BulkAction } from '../../../../office-kit/list/bulk-bar.tsx';
import { refreshLists } from '../../../../office-kit/list/item-deletion.ts';
import type { Selection } from '../../../../office-kit/list/selection.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { changePricesContent as texts } from './change-prices.content.ts';
import { useUndoPrices } from './use-undo-prices.ts';
import { ChangePricesForm } from './change-prices-form.tsx';

/** Changes the prices of the selected properties in a dialog that shows them first; `filter` narrows a selection of all that match. */
export function usePriceAction(filter: PropertyFilter): { action: BulkAction; dialog: ReactNode } {
  const client = useApolloClient();
  const undo = useUndoPrices();
  const [selection, setSelection] = useState<Selection | null>(null);
  const close = useRef<(changed: boolean) => void>(() => undefined);

  function end(changed: boolean) {
    setSelection(null);
    close.current(changed);
  }

  function onChanged(count: number, batchId: string | null | undefined) {
    const action = batchId ? { label: texts.undo, run: () => void undo(batchId) } : undefined;
    showToast({ tone: 'success', text: texts.done(count), action });
    end(true);
    void refreshLists(client);
  }

  return {
    action: {
      label: texts.label,
      busyLabel: texts.busy,
      run: (chosen) =>
        new Promise((resolve) => {
          close.current = resolve;
          setSelection(chosen);
        }),
    },
    dialog: (
      <Dialog
        open={selection !== null}
        onClose={() => end(false)}
        title={texts.title(selection?.count ?? 0)}
        wide
        holdsForm
      >
        {selection && (
          <ChangePricesForm
            selection={selection.input}
            filter={filter}
            onChanged={onChanged}
            onCancel={() => end(false)}
          />
        )}
      </Dialog>
    ),
  };
}
