import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface ChoicesFieldProps {
  legend: string;
  name: string;
  choices: readonly string[];
  /** The initial selection; it may hold values beyond the choices. */
  chosen: readonly string[];
  addLabel: string;
  error?: string;
  onChange: () => void;
}

const maxLength = 60;

/** Checkboxes, and a field that adds a checkbox. */
export function ChoicesField({
  legend,
  name,
  choices,
  chosen,
  addLabel,
  error,
  onChange,
}: ChoicesFieldProps) {
  const [added, setAdded] = useState<readonly string[]>(() =>
    chosen.filter((text) => !choices.includes(text)),
  );
  const [ticked, setTicked] = useState<readonly string[]>(chosen);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const boxes = [...choices, ...added];

  function addOwn() {
    const typed = field.current?.value.trim() ?? '';
    if (!field.current || !typed) return;
    const known = boxes.find((box) => box.toLowerCase() === typed.toLowerCase());
    if (!known) setAdded([...added, typed]);
    setTicked((present) => [...new Set([...present, known ?? typed])]);
    field.current.value = '';
    field.current.focus();
    onChange();
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {/* Sends the field even if no box is ticked. */}
      <input type="hidden" name={name} value="" />
      <ul className="mt-2 flex flex-wrap gap-2">
        {boxes.map((box) => (
          <li key={box}>
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line bg-card px-3.5 text-dense hover:border-field-line has-checked:border-pine/50 has-checked:bg-pine-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine md:min-h-9">
              <input
                type="checkbox"
                name={name}
                value={box}
                checked={ticked.includes(box)}
                onChange={({ target }) => {
                  setTicked(target.checked ? [...ticked, box] : ticked.filter((other) => other !== box));
                  onChange();
                }}
                className="size-4 shrink-0 outline-none"
              />
              <span className="[overflow-wrap:anywhere]">{box}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex max-w-sm gap-2">
        <input
          ref={field}
          aria-label={addLabel}
          placeholder={addLabel}
          maxLength={maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            addOwn();
          }}
          className="min-h-11 min-w-0 flex-1 rounded-field border border-field-line/55 bg-card px-3.5 text-base placeholder:text-ink-muted hover:border-field-line aria-invalid:border-danger"
        />
        <Button look="outline" onClick={addOwn}>
          <Plus aria-hidden="true" className="size-4" />
          Add
          <span className="sr-only"> {addLabel.toLowerCase()}</span>
        </Button>
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-xs font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
