/** The values of a form’s fields by name; a field with checkboxes can hold several. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** The current texts of a form, without files. */
export function valuesOfForm(form: FormData): FormValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') (values[name] ??= []).push(value.trim());
  }
  return values;
}

export function formOfValues(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, texts] of Object.entries(values)) for (const text of texts) form.append(name, text);
  return form;
}

/** Converts single texts to the values of a form. */
export function singleValues(texts: Readonly<Record<string, string>>): FormValues {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]));
}

/** The names of the fields that differ; an empty field equals a missing one. */
export function differingFields(one: FormValues, other: FormValues): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => written(one, name) !== written(other, name));
}

/** The value of a field as readable text. */
export function written(values: FormValues, name: string): string {
  return (values[name] ?? [])
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');
}
