import { useState } from 'react';
import {
  putChange,
  removeChanges,
  useWaitingChanges,
} from '../../../../office-kit/offline/waiting-changes.ts';
import type { WaitingChange } from '../../../../office-kit/offline/waiting-changes.ts';
import { LeadConflictDialog } from '../../../lead/admin/lead-conflict-dialog.tsx';
import { changeWords, leadName } from './change-words.ts';
import { useSync } from './use-sync.ts';
import { WaitingSheet } from './waiting-sheet.tsx';
import { waitingContent as texts } from './waiting.content.ts';

/** Counts the changes that wait for the network, and asks about a lead that a colleague has changed meanwhile. */
export function OfflineOffice() {
  const changes = useWaitingChanges();
  const waiting = changes.filter(({ state }) => state === 'waiting').length;
  const sendNow = useSync(waiting);
  const [open, setOpen] = useState(false);
  const [later, setLater] = useState<readonly string[]>([]);
  const stopped = changes.length - waiting;
  const asked = changes.find(({ key, state }) => state === 'conflict' && !later.includes(key));
  return (
    <>
      {changes.length > 0 && (
        <section aria-label={texts.label}>
          <p role="status" className="inline">
            {[waiting > 0 && texts.waits(waiting), stopped > 0 && texts.stopped(stopped)]
              .filter(Boolean)
              .join(' ')}
          </p>{' '}
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
          >
            {texts.show}
          </button>
        </section>
      )}
      <WaitingSheet
        open={open}
        changes={changes}
        onClose={() => setOpen(false)}
        onDecide={(key) => {
          setOpen(false);
          setLater(later.filter((one) => one !== key));
        }}
        onDropped={sendNow}
      />
      <LeadConflictDialog
        conflict={
          asked?.conflict && !open
            ? { ...asked.conflict, wanted: `“${changeWords(asked)}”`, insist: () => insist(asked, sendNow) }
            : null
        }
        name={asked && leadName(asked)}
        onClose={() => asked && setLater([...later, asked.key])}
        onLeave={() => asked && void removeChanges([asked.key]).then(sendNow)}
      />
    </>
  );
}

/** Sends a change on top of the other account’s. */
async function insist(change: WaitingChange, sendNow: () => void): Promise<boolean> {
  const { conflict, ...rest } = change;
  const variables = { ...change.variables, readAt: conflict?.updatedAt };
  await putChange({ ...rest, variables, state: 'waiting' });
  sendNow();
  return true;
}
