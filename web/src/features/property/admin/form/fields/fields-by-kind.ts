import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { privateName } from './private-values.ts';

const business = ['rooms', 'balconies'];
/** What is never asked of a kind: a plot has no rooms, and a shop no balconies. */
const notOf: Record<string, readonly string[]> = {
  PLOT: [...['rooms', 'baths', 'balconies', 'furnishing'], ...['floor', 'totalFloors'].map(privateName)],
  SHOP: business,
  OFFICE: business,
  WAREHOUSE: [...business, 'furnishing'],
};

/** Whether the form asks a kind of property for a field. It neither sends nor requires the others. */
export function isAsked(kind: string, name: string): boolean {
  return !notOf[kind]?.includes(name);
}

/** The present value of a choice of the form around an element. */
export function useChoice(inside: RefObject<HTMLElement | null>, name: string, initial: string): string {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    const form = inside.current?.closest('form');
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && target.name === name) setValue(target.value);
    };
    form?.addEventListener('change', follow);
    return () => form?.removeEventListener('change', follow);
  }, [inside, name]);
  return value;
}
