/** Fills a field of a form as if it had been typed, so that the form, its checks and React hear of it. */
export function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    `[name="${CSS.escape(name)}"]`,
  );
  if (!field) return;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked !== (value === 'yes')) field.click();
    return;
  }
  if (field.value === value) return;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
