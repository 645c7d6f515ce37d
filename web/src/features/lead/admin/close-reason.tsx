import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent } from './lead-work.content.ts';

const texts = leadWorkContent.reason;

/** A state to set, with its reason if it closes the lead. */
export interface ChosenState<State> {
  state: State;
  reason?: string;
}

interface Question {
  answer: (reason: string | null) => void;
}

/**
 * Asks for a reason when a state closes a lead: `chooseState` resolves to the state and reason to send, or to null if
 * the person cancels. `question` belongs on the page.
 */
export function useCloseReason<State extends string>({ ended, reasons }: LeadStates<State>) {
  const [asked, setAsked] = useState<Question | null>(null);

  async function chooseState(state: State): Promise<ChosenState<State> | null> {
    if (!reasons || !ended.includes(state)) return { state };
    const reason = await new Promise<string | null>((answer) => setAsked({ answer }));
    setAsked(null);
    return reason === null ? null : { state, reason };
  }

  const question = (
    <Dialog open={asked !== null} onClose={() => asked?.answer(null)} title={texts.title}>
      <div role="group" aria-label={texts.choose} className="grid gap-2 sm:grid-cols-2">
        {reasons?.map(({ value, label }) => (
          <Button key={value} look="outline" onClick={() => asked?.answer(value)}>
            {label}
          </Button>
        ))}
      </div>
      <Button look="quiet" className="mt-4" onClick={() => asked?.answer(null)}>
        {texts.cancel}
      </Button>
    </Dialog>
  );
  return { chooseState, question };
}
