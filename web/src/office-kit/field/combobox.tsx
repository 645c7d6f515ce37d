import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Field } from '../../ui/field.tsx';

export interface ComboboxOption {
  key: string;
  text: string;
  /** What it does, if it does more than fill the field. */
  note?: string;
}

interface ComboboxProps<Option extends ComboboxOption> extends Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'error'
> {
  /** The text in the field. */
  text: string;
  options: readonly Option[];
  /** The number of options in words, for people who do not see the list; empty while it is not known. */
  found: string;
  /** The name of the field in its form, if the text itself is its value: then other texts than the options are fine. */
  name?: string;
  required?: boolean;
  /** The sentence for a text that is none of the options, once the list is closed. */
  unchosen?: string;
  maxLength?: number;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
}

/** A field that finds its options while a person types (the ARIA pattern of a combobox with a list). */
export function Combobox<Option extends ComboboxOption>({
  label,
  hint,
  error,
  text,
  options,
  found,
  name,
  required,
  unchosen,
  maxLength = 100,
  onType,
  onChoose,
}: ComboboxProps<Option>) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;

  // The list would open below the window, or behind the bar with the buttons.
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, options.length]);

  useEffect(() => {
    const option = isShown ? list.current?.children[active] : undefined;
    option?.scrollIntoView({ block: 'nearest' });
  }, [isShown, active]);

  function choose(option: Option) {
    setOpen(false);
    setActive(-1);
    onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const beside = step > 0 ? 0 : options.length - 1;
      setActive(isOpen && active >= 0 ? (active + step + options.length) % options.length : beside);
      setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = options[name === undefined ? Math.max(active, 0) : active];
      if (option) choose(option);
      else setOpen(false);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <div className="relative">
      <Field label={label} hint={hint} error={error ?? (isOpen ? undefined : unchosen)}>
        {(props) => (
          <input
            {...props}
            {...{ name, required, maxLength }}
            className={`${props.className} min-h-11`}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            value={text}
            onChange={({ target }) => {
              onType(target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isOpen && found}
      </p>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={typeof label === 'string' ? label : undefined}
        hidden={!isShown}
        className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto rounded-field border border-line bg-card py-1 shadow-float"
      >
        {options.map((option, index) => (
          // The field keeps the focus, and the keys are handled there. A finger that scrolls the list chooses nothing.
          <li
            key={option.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onPointerUp={() => choose(option)}
            className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3.5 py-1.5 text-sm hover:bg-pine-soft aria-selected:bg-pine-soft"
          >
            <span className="min-w-0 break-words">{option.text}</span>
            {option.note && <span className="text-xs text-ink-muted">{option.note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
