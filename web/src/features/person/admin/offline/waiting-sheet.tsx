import { useNavigate } from 'react-router-dom';
import { BottomSheet } from '../../../../office-kit/bottom-sheet.tsx';
import { writeDraft } from '../../../../office-kit/form/drafts.ts';
import { formatNearDate } from '../../../../office-kit/moments.ts';
import { removeChanges } from '../../../../office-kit/offline/waiting-changes.ts';
import type { WaitingChange } from '../../../../office-kit/offline/waiting-changes.ts';
import { Button } from '../../../../ui/button.tsx';
import { changeWords, leadName, noteOf } from './change-words.ts';
import { waitingContent as texts } from './waiting.content.ts';

interface WaitingSheetProps {
  open: boolean;
  changes: readonly WaitingChange[];
  onClose: () => void;
  /** Asks about a change to a lead that a colleague has changed. */
  onDecide: (key: string) => void;
  onDropped: () => void;
}

/** What waits on this phone, in order, each with why it was not saved and what can be done. */
export function WaitingSheet({ open, changes, onClose, onDecide, onDropped }: WaitingSheetProps) {
  const navigate = useNavigate();

  async function drop({ key }: WaitingChange) {
    await removeChanges([key]);
    onDropped();
  }
  async function change(one: WaitingChange) {
    const note = noteOf(one);
    if (note) writeDraft(`note-${one.leadId}`, { text: [note] });
    await drop(one);
    onClose();
    await navigate(`/my-account/leads/${one.leadId}`);
  }

  return (
    <BottomSheet open={open} onClose={onClose} title={texts.title} line={undefined}>
      <p className="text-dense text-ink-muted">{changes.length > 0 ? texts.line : texts.none}</p>
      <ol className="mt-3 grid gap-2">
        {changes.map((one) => (
          <li
            key={one.key}
            className="rounded-card border border-line bg-card px-4 py-3 text-dense [overflow-wrap:anywhere]"
          >
            <p className="font-semibold">{leadName(one)}</p>
            <p>{changeWords(one)}</p>
            <p className="text-ink-muted">{texts.said(formatNearDate(one.saidAt))}</p>
            {one.state === 'refused' && <p className="mt-1 text-danger">{one.sentence}</p>}
            {one.state === 'conflict' && <p className="mt-1 text-danger">{texts.changed}</p>}
            <div className="-ml-3 flex flex-wrap">
              {one.state === 'conflict' && (
                <Button look="quiet" onClick={() => onDecide(one.key)}>
                  {texts.decide}
                </Button>
              )}
              {one.state === 'refused' && (
                <Button look="quiet" onClick={() => void change(one)}>
                  {texts.change}
                </Button>
              )}
              <Button look="danger" onClick={() => void drop(one)}>
                {texts.drop}
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </BottomSheet>
  );
}
