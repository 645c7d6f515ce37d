export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

export function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

export function isFiles(field: Field): field is HTMLInputElement {
  return field.type === 'file';
}

export function valueOf(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value;
}

/** Lets React hear of a value from before it ran: it compares a field with the value that it has seen last. */
export function tellChange(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  if (!isFiles(field)) {
    const prototype = Object.getPrototypeOf(field) as object;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
