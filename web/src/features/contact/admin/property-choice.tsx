import { X } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { contactEntryContent } from './contact-entry.content.ts';
import { usePropertyChoicesQuery } from './contact-entry.generated.ts';

const texts = contactEntryContent.property;
const shortestSearch = 2;
const idLength = 24;

/** The chosen property as the form holds it: its id, then its title. */
export function propertyValue(property: { id: string; title: string } | null): string {
  return property ? `${property.id} ${property.title}` : '';
}

/** Splits such a value. */
export function readProperty(value: string): { id: string; title: string } | null {
  return value ? { id: value.slice(0, idLength), title: value.slice(idLength + 1) } : null;
}

interface PropertyChoiceProps {
  label: string;
  name: string;
  defaultValue: string | undefined;
  error?: string;
  onChange: () => void;
}

/** One property, found by typing a part of its name. */
export function PropertyChoice({ label, name, defaultValue = '', error, onChange }: PropertyChoiceProps) {
  const [value, setValue] = useState(defaultValue);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const chosen = readProperty(value);

  function choose(next: string) {
    setValue(next);
    setTyped('');
    onChange();
  }

  if (chosen) {
    return (
      <div className="grid gap-1.5">
        <span className="text-sm font-semibold">{label}</span>
        <input type="hidden" name={name} value={value} />
        <p className="flex items-center justify-between gap-2 rounded-field border border-line bg-card pl-3.5">
          <span className="min-w-0 py-2 [overflow-wrap:anywhere]">{chosen.title}</span>
          <button
            type="button"
            aria-label={`${texts.remove} ${chosen.title}`}
            onClick={() => choose('')}
            className="flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-pine-soft"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </p>
        {error && <p className="text-xs font-medium text-danger">{error}</p>}
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={texts.hint}
        error={error}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Only the button sends the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {search.length >= shortestSearch && <Found search={search} onChoose={choose} />}
    </div>
  );
}

/** The first matches. */
function Found({ search, onChoose }: { search: string; onChoose: (value: string) => void }) {
  const { data, previousData } = usePropertyChoicesQuery({ variables: { search } });
  const found = (data ?? previousData)?.adminProperties.items;
  const list = useRef<HTMLUListElement>(null);
  const count = found?.length ?? 0;
  // On a phone the bar of the form would cover them.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <>
      <p role="status" className={found?.length === 0 ? 'text-dense text-ink-muted' : 'sr-only'}>
        {found ? (found.length > 0 ? texts.found(found.length) : texts.none) : texts.searching}
      </p>
      {found && found.length > 0 && (
        <ul ref={list} className="overflow-hidden rounded-field border border-line bg-card">
          {found.map((property) => (
            <li key={property.id} className="border-t border-line first:border-t-0">
              <button
                type="button"
                onClick={() => onChoose(propertyValue(property))}
                className="block min-h-11 w-full px-3.5 py-2 text-left text-dense hover:bg-pine-soft"
              >
                <span className="block font-semibold">{property.title}</span>
                <span className="block text-xs text-ink-muted">{property.address}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
