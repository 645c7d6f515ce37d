/** Buttons and links that do nothing, or something else, before React runs. */
const needsScript = 'button:not([type=submit], [popovertarget], [commandfor]), a[data-held]';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what the visitor does until React runs: `replay` then does it again, in its order. Links, menus and
 * disclosures work by themselves and are let through. `release` does what works without React.
 */
export function holdBack(): { replay: () => void; release: () => void } {
  const held: { again: () => void; alone?: () => void }[] = [];
  const changed = new Map<Field, string | boolean>();

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(needsScript) : null;
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.ariaBusy = 'true';
    held.push({
      again: () => {
        pressed.ariaBusy = null;
        pressed.click();
      },
      alone: () => {
        pressed.ariaBusy = null;
        if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
      },
    });
  }

  function onSubmit(event: SubmitEvent): void {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (submitter) submitter.ariaBusy = 'true';
    const again = () => {
      if (submitter) submitter.ariaBusy = null;
      target.requestSubmit(submitter);
    };
    held.push({ again, alone: again });
  }

  function onChange({ target }: Event): void {
    if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement
    )
      changed.set(target, valueOf(target));
  }

  const listeners = { click: onClick, submit: onSubmit, input: onChange, change: onChange };
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener as EventListener, true);

  function letThrough(): void {
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener as EventListener, true);
  }

  return {
    replay() {
      letThrough();
      for (const [field, value] of changed) if (field.isConnected) tellChange(field, value);
      for (const { again } of held) again();
    },
    release() {
      letThrough();
      for (const { alone } of held) alone?.();
    },
  };
}

function isChoice(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function valueOf(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value;
}

/** Lets React hear of a value from before it ran: it compares a field with the value that it has seen last. */
function tellChange(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    const prototype = Object.getPrototypeOf(field) as object;
    field.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  }
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
