import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { reveal } from '../form/reveal.ts';

/** What a form that opens another page hands to it: the field that a person was typing into. */
export interface TypedInto {
  typedInto: string;
}

export function typedInto(field: Element | null): TypedInto | undefined {
  const name = field ? nameOf(field) : '';
  return name ? { typedInto: name } : undefined;
}

/** Goes on in the field of the form before: the first saving of a new item leads to the page of the item. */
export function useTypedInto(form: RefObject<HTMLFormElement | null>): void {
  const { state } = useLocation() as { state: Partial<TypedInto> | null };
  const name = state?.typedInto;
  useEffect(() => {
    if (!name) return;
    const field = [...(form.current?.elements ?? [])].find((element) => nameOf(element) === name);
    reveal(field);
    if (field instanceof HTMLElement) field.focus();
  }, [form, name]);
}

/** Cells of a table have a label only. */
function nameOf(field: Element): string {
  return field.getAttribute('name') ?? field.ariaLabel ?? '';
}
