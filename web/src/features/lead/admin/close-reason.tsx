import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { reasonsFor } from './lead-state.ts';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent } from './lead-work.content.ts';

const texts = leadWorkContent.reason;

/** A state to set, with its reason if it closes the lead. */
export interface ChosenState<State> {
  state: State;
  reason?: string;
  /** The reason in words, where it is none of the others. */
  words?: string;
}

type Answer = Pick<ChosenState<string>, 'reason' | 'words'>;

interface Question<State> {
  state: State;
  answer: (given: Answer | null) => void;
}

/**
 * Asks for a reason when a state closes a lead: `chooseState` resolves to the state and reason to send, or to null if
 * the person cancels. `question` belongs on the page.
 */
export function useCloseReason<State extends string>(states: LeadStates<State>) {
  const [asked, setAsked] = useState<Question<State> | null>(null);

  async function chooseState(state: State): Promise<ChosenState<State> | null> {
    if (reasonsFor(states, state).length === 0) return { state };
    const given = await new Promise<Answer | null>((answer) => setAsked({ state, answer }));
    setAsked(null);
    return given && { state, ...given };
  }

  const question = (
    <Dialog open={asked !== null} onClose={() => asked?.answer(null)} title={texts.title} holdsForm>
      {asked && <Reasons reasons={reasonsFor(states, asked.state)} onAnswer={asked.answer} />}
    </Dialog>
  );
  return { chooseState, question };
}

interface ReasonsProps {
  reasons: ReturnType<typeof reasonsFor>;
  onAnswer: (given: Answer | null) => void;
}

function Reasons({ reasons, onAnswer }: ReasonsProps) {
  const [spoken, setSpoken] = useState<string>();
  const [words, setWords] = useState('');
  function say(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (words.trim()) onAnswer({ reason: spoken, words: words.trim() });
  }
  return (
    <>
      <div role="group" aria-label={texts.choose} className="grid gap-2 sm:grid-cols-2">
        {reasons.map(({ value, label, inWords }) => (
          <Button
            key={value}
            look="outline"
            aria-expanded={inWords && value === spoken}
            onClick={() => (inWords ? setSpoken(value) : onAnswer({ reason: value }))}
          >
            {label}
          </Button>
        ))}
      </div>
      {spoken && (
        <form onSubmit={say} className="mt-4 grid justify-items-start gap-3 [&>div]:w-full">
          <TextField
            label={texts.words}
            maxLength={200}
            required
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" disabled={!words.trim()}>
            {texts.close}
          </Button>
        </form>
      )}
      <Button look="quiet" className="mt-4" onClick={() => onAnswer(null)}>
        {texts.cancel}
      </Button>
    </>
  );
}
