import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';

interface StateChoiceProps<State extends string> {
  states: LeadStates<State>;
  state: State;
  busy: boolean;
  onChange: (state: State) => void;
}

/** The states side by side; one tap changes the state. */
export function StateChoice<State extends string>({
  states,
  state,
  busy,
  onChange,
}: StateChoiceProps<State>) {
  return (
    <div role="group" aria-label={texts.state} className="flex flex-wrap gap-2">
      {states.order.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === state}
          aria-disabled={busy}
          onClick={() => {
            if (!busy && choice !== state) onChange(choice);
          }}
          className="min-h-11 rounded-full border border-line bg-card px-4 text-dense font-medium hover:border-field-line aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine md:min-h-9"
        >
          {states.labels[choice]}
        </button>
      ))}
    </div>
  );
}
