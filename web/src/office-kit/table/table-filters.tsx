import { indianNumber } from 'domain/text/number.ts';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { dataTableContent as texts } from './data-table.content.ts';
import type { ListState } from '../list/list-state.ts';

interface Option {
  value: string;
  label: string;
  count?: number;
}

/** A filter of a table; its name is used in the address and for the server. */
export type TableFilter = { name: string; label: string } & (
  | {
      /** Always in view, with counts if known. */
      kind: 'chips';
      options: readonly Option[];
      total?: number;
    }
  | { kind: 'choice'; options: readonly Option[] }
  | {
      /** A separate chip: `yes`, or not set. */
      kind: 'switch';
    }
  | {
      /** A day in India. */
      kind: 'day';
    }
);

interface FiltersProps {
  filters: readonly TableFilter[];
  list: ListState;
}

/** The filters that a tap sets. */
export function FilterChips({ filters, list }: FiltersProps) {
  const switches = filters.filter(({ kind }) => kind === 'switch');
  const groups = filters.filter((filter) => filter.kind === 'chips');
  const pressed = [...groups, ...switches].map(({ name }) => list.filters[name] ?? '');
  const none = pressed.every((value) => value === '');
  const clearAll = Object.fromEntries([...groups, ...switches].map(({ name }) => [name, '']));
  const row = useRef<HTMLDivElement>(null);
  const shown = pressed.join();
  useEffect(() => {
    // On a phone the row is wider than the screen, and the active chip must be in view.
    const on = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (on) row.current?.scrollTo({ left: on.offsetLeft - 48 });
  }, [shown]);
  return (
    <div
      ref={row}
      className="relative -mx-4 flex gap-2 overflow-x-auto py-1 max-md:mask-r-from-[calc(100%-3rem)] max-md:pr-12 max-md:pl-4 md:mx-0 md:flex-wrap"
    >
      {groups.map(({ name, label, options, total }) => (
        <div key={name} role="group" aria-label={label} className="contents">
          {[{ value: '', label: texts.any, count: total }, ...options].map((option) => (
            <Chip
              key={option.value}
              pressed={option.value ? option.value === list.filters[name] : none}
              onPress={() => list.change(option.value ? { [name]: option.value } : clearAll)}
            >
              {option.label}
              {option.count !== undefined && (
                <span className="tabular-nums opacity-80">{indianNumber(option.count)}</span>
              )}
            </Chip>
          ))}
        </div>
      ))}
      {switches.length > 0 && <span aria-hidden="true" className="mx-1 w-px shrink-0 bg-line" />}
      {switches.map(({ name, label }) => (
        <Chip
          key={name}
          pressed={Boolean(list.filters[name])}
          onPress={() => list.change({ [name]: list.filters[name] ? '' : 'yes' })}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-dense font-medium whitespace-nowrap hover:border-field-line aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine md:min-h-9"
    >
      {pressed && <Check aria-hidden="true" className="size-3.5" />}
      {children}
    </button>
  );
}

const fieldClass =
  'min-h-11 w-full min-w-0 rounded-field border border-line bg-card px-3 text-base text-ink hover:border-field-line @4xl:min-h-10 @4xl:w-auto @4xl:text-dense';

/** The filters that a field sets. */
export function FilterFields({ filters, list }: FiltersProps) {
  return filters.map((filter) => {
    const { name, label } = filter;
    const value = list.filters[name] ?? '';
    const change = ({ target }: { target: { value: string } }) => list.change({ [name]: target.value });
    if (filter.kind === 'choice') {
      return (
        <select key={name} aria-label={label} value={value} onChange={change} className={fieldClass}>
          <option value="">{`${label}: ${texts.any.toLowerCase()}`}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    }
    if (filter.kind === 'day') {
      return (
        <label key={name} className="flex items-center gap-2 text-dense text-ink-muted">
          <span className="shrink-0 max-md:w-10">{label}</span>
          <input type="date" value={value} onChange={change} className={fieldClass} />
        </label>
      );
    }
    return null;
  });
}
