import { X } from 'lucide-react';
import { useModal } from '../../../../ui/dialog.tsx';
import { LeadConflictDialog } from '../../../lead/admin/lead-conflict-dialog.tsx';
import { personStates } from '../person-states.ts';
import { AnswerList } from './answer-list.tsx';
import { outcomeContent as texts } from './outcome.content.ts';
import { useOutcomePersonQuery } from './outcome.generated.ts';
import type { Called } from './noted-call.ts';
import { useSendOutcome } from './use-send-outcome.ts';

interface OutcomeSheetProps {
  person: Called | null;
  onClose: () => void;
  onDone: (() => void) | undefined;
}

/** What came of a call, as large answers at the foot of a phone, or in the middle of a wider screen. Back closes it. */
export function OutcomeSheet({ person, onClose, onDone }: OutcomeSheetProps) {
  const dialog = useModal(person !== null, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={texts.title}
      closedby="closerequest"
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(34rem,100vw)] overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-0 shadow-float max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      {person && (
        <div className="px-4 pb-[calc(env(safe-area-inset-bottom)+1rem)] sm:px-6">
          <div className="flex items-center justify-between gap-3 pt-3 pb-2">
            <div className="min-w-0">
              <h2 className="text-lg">{texts.title}</h2>
              <p className="truncate text-dense text-ink-muted">{person.name}</p>
            </div>
            <button
              type="button"
              aria-label={texts.close}
              onClick={onClose}
              className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-pine-soft"
            >
              <X aria-hidden="true" />
            </button>
          </div>
          <Answers key={person.id} person={person} onClose={onClose} onDone={onDone} />
        </div>
      )}
    </dialog>
  );
}

function Answers({ person, onClose, onDone }: OutcomeSheetProps & { person: Called }) {
  const { data, error } = useOutcomePersonQuery({
    variables: { id: person.id },
    fetchPolicy: 'cache-and-network',
  });
  const lead = data?.person;
  const { send, busy, conflict, closeConflict } = useSendOutcome(person, lead?.updatedAt, () => {
    onClose();
    onDone?.();
  });
  if (!lead && error) return <p className="py-4 text-dense">{texts.loadFailed}</p>;
  if (lead && personStates.ended.includes(lead.state))
    return <p className="py-4 text-dense">{texts.ended}</p>;
  return (
    <>
      <AnswerList
        numbers={lead?.numbers ?? []}
        withoutAnswer={1 + (lead?.callsWithoutAnswer ?? 0)}
        busy={busy || !lead}
        onAnswer={send}
      />
      <LeadConflictDialog conflict={conflict} onClose={closeConflict} />
    </>
  );
}
