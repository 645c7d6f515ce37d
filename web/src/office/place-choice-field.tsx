import { useDeferredValue, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../ui/field.tsx';
import { placeChoiceContent as texts } from './place-choice.content.ts';
import { usePlaceChoicesQuery } from './place-choice.generated.ts';
import type { PlaceChoicesQuery } from './place-choice.generated.ts';

type Place = PlaceChoicesQuery['places'][number];

interface PlaceChoiceFieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** The key of the chosen place; empty for none. */
  defaultValue: string;
  onChange: () => void;
}

/** Stations and the airport are near properties, but properties do not lie in them. */
const noAddress = new Set(['METRO', 'AIRPORT', 'CORRIDOR']);

/** A choice of one place of the gazetteer by typing its name: a combobox with a list of places. */
export function PlaceChoiceField({
  name,
  label,
  hint,
  error,
  defaultValue,
  onChange,
}: PlaceChoiceFieldProps) {
  const listId = useId();
  const [key, setKey] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = useDeferredValue((typed ?? defaultValue.split('/').join(' ').replaceAll('-', ' ')).trim());
  const { data, previousData, loading } = usePlaceChoicesQuery({ variables: { query } });
  const known = (data ?? previousData)?.places ?? [];
  const found = query === '' ? [] : known.filter(({ kind }) => !noAddress.has(kind));
  const present = found.find((place) => place.key === key);
  const shown = typed ?? (present ? nameOf(present) : defaultValue && (data ? defaultValue : ''));

  function choose(place: Place) {
    setKey(place.key);
    setTyped(nameOf(place));
    setOpen(false);
    setActive(-1);
    onChange();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((isOpen ? active + step + found.length : step > 0 ? 0 : found.length - 1) % found.length);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const place = found[Math.max(active, 0)];
      if (place) choose(place);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  }

  const isUnchosen = key === '' && shown.trim() !== '' && !isOpen;
  return (
    <div className="relative">
      <input type="hidden" name={name} value={key} />
      <Field label={label} hint={hint} error={error ?? (isUnchosen ? texts.unchosen : undefined)}>
        {(props) => (
          <input
            {...props}
            className={`${props.className} min-h-11`}
            role="combobox"
            autoComplete="off"
            maxLength={100}
            aria-autocomplete="list"
            aria-expanded={isOpen && found.length > 0}
            aria-controls={listId}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              setKey('');
              setOpen(true);
              setActive(-1);
              onChange();
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {isOpen && !loading && query !== '' && (found.length > 0 ? texts.found(found.length) : texts.none)}
      </p>
      <ul
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || found.length === 0}
        className="absolute inset-x-0 z-20 mt-1 max-h-72 overflow-y-auto rounded-field border border-line bg-card py-1 shadow-float"
      >
        {found.map((place, index) => (
          // The field keeps the focus; the keys are handled there.
          <li
            key={place.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault();
              choose(place);
            }}
            className="flex min-h-11 cursor-pointer items-center px-3.5 text-sm hover:bg-pine-soft aria-selected:bg-pine-soft"
          >
            {nameOf(place)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** “Sector 16, Greater Noida West”: sectors of one number are told apart. */
function nameOf({ name, region }: Place): string {
  return region ? `${name}, ${texts.regions[region] ?? region}` : name;
}
