import { BottomSheet } from '../../../../office-kit/bottom-sheet.tsx';
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

/** What came of a call, as large answers. */
export function OutcomeSheet({ person, onClose, onDone }: OutcomeSheetProps) {
  return (
    <BottomSheet open={person !== null} onClose={onClose} title={texts.title} line={person?.name}>
      {person && <Answers key={person.id} person={person} onClose={onClose} onDone={onDone} />}
    </BottomSheet>
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
