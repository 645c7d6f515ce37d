const storageKey = 'form-to-correct';
/** Tells a form that is already on its page. */
export const correctionEvent = 'form-to-correct';

interface Correction {
  page: string;
  values: Record<string, string>;
}

/** Hands what was typed in a kept form to the form on its page, which the visitor opens next. */
export function handToForm(correction: Correction): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(correction));
  } catch {
    // Without storage, the form opens empty.
  }
  window.dispatchEvent(new Event(correctionEvent));
}

/** Fills a form with what was handed to its page, once. */
export function takeCorrection({ elements }: HTMLFormElement, page = location.pathname): void {
  const { page: meant, values } = readCorrection();
  if (meant !== page || !values) return;
  sessionStorage.removeItem(storageKey);
  for (const [name, value] of Object.entries(values)) {
    const control = elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (control instanceof HTMLInputElement && control.type === 'hidden') continue;
    else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      control instanceof RadioNodeList
    )
      control.value = value;
  }
}

function readCorrection(): Partial<Correction> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? {}) as Partial<Correction>;
  } catch {
    return {};
  }
}
