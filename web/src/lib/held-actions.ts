import { isField, isFiles, tellChange, valueOf } from './form/field-values.ts';
import type { Field } from './form/field-values.ts';
import { rememberPlaces } from './browser/successors.ts';

/** Buttons and links that do nothing, or something else, before React runs. */
const needsScript = 'button:not([type=submit], [popovertarget], [commandfor]), a[data-held]';
/** A link that leaves waits for what was pressed before it, which would be lost. */
const needsScriptToo = `${needsScript}, a[href^="/"]:not([target], [download])`;

/** What a password manager fills, or a browser that comes back. */
const filledAlone =
  'form :is(input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), select, textarea)';

/** What a click uses, besides lists of choices, which open at once. */
const pressable = 'a, button, input, label, summary';

/** By then, React has looked at the parts of the page that wait until all others are ready, on a slow phone too. */
const lateMs = 20_000;

/** Pixels that a pointer may move in a press on what is drawn anew. */
const maxShake = 9;

/**
 * Keeps what the visitor does until React runs: `replay` then does it again, in its order. Links, menus and
 * disclosures work by themselves and are let through; what is on or off, as a heart, shows at once what it will be. `release`
 * does what works without React.
 *
 * Where a translating browser or an extension has changed the page, React draws it anew, or a part of it that it looks at later.
 * The new fields then get what was typed into the old ones, and the focus, what was open is opened, and what was scrolled is
 * scrolled, before the browser takes the next key. `note` notes where the fields stand, for those that are filled without an event.
 */
export function holdBack(): { note: () => void; replay: () => void; release: () => void } {
  const held: { again: () => void; alone?: () => void }[] = [];
  const changed = new Map<Field, string | boolean>();
  /** Those whose values can change without an event. */
  const quiet = new Set<Field>();
  /** Disclosures and dialogs say it themselves, also when they are gone; a popover does not. */
  const opened = new Map<HTMLElement & { open?: boolean }, boolean>();
  /** What is gone tells no longer how far it was scrolled. */
  const scrolled = new Map<Element, [left: number, top: number]>();
  const now = rememberPlaces();
  const address = window.location.href;
  let focused: Element | undefined;
  let down: HTMLElement | null = null;
  let downX = 0;
  let downY = 0;

  function onClick(event: MouseEvent): void {
    const waiting = held.length > 0 ? needsScriptToo : needsScript;
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(waiting) : null;
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // What is on or off answers at once, once.
    const before = pressed.ariaBusy ? null : pressed.getAttribute('aria-pressed');
    if (before) pressed.setAttribute('aria-pressed', String(before !== 'true'));
    pressed.ariaBusy = 'true';
    now(pressed);
    const settle = (button: HTMLElement) => {
      button.ariaBusy = null;
      if (before) button.setAttribute('aria-pressed', before);
    };
    held.push({
      again: () => {
        const button = now(pressed);
        settle(button);
        button.click();
      },
      alone: () => {
        settle(pressed);
        if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
      },
    });
  }

  function onSubmit(event: SubmitEvent): void {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (submitter) now(submitter).ariaBusy = 'true';
    now(target);
    const again = () => {
      const button = submitter && now(submitter);
      if (button) button.ariaBusy = null;
      now(target).requestSubmit(button);
    };
    held.push({ again, alone: again });
  }

  function onChange({ target }: Event): void {
    if (isField(target)) changed.set(now(target), valueOf(target));
  }

  function onFocus({ target }: Event): void {
    if (target instanceof HTMLElement) focused = now(target);
  }

  function onDown(event: PointerEvent & KeyboardEvent): void {
    onFocus(event);
    downX = event.clientX;
    downY = event.clientY;
    down = event.target instanceof Element ? event.target.closest(pressable) : null;
    if (down) now(down);
    // A disclosure that a press opens may be drawn anew before the browser tells of it.
    const fold = down?.closest('details');
    if (fold) opened.set(now(fold), fold.open);
  }

  /** Browsers make no click of a press that began on what is gone; they do for a finger, which they place when it has left. */
  function onUp({ clientX, clientY, pointerType, key }: PointerEvent & KeyboardEvent): void {
    const pressed = down;
    if (!pressed || !(pointerType === 'mouse' || (key === ' ' && !pressed.matches('a')))) return;
    // A pointer that leaves takes the press back; the button itself may have moved. A key is nowhere.
    if (Math.hypot(clientX - downX, clientY - downY) > maxShake) return;
    // After the click of the browser, because React can draw the page anew between the two.
    setTimeout(() => {
      if (down === pressed && !pressed.isConnected) now(pressed).click();
    });
  }

  function onClicked({ target }: Event): void {
    if (down && now(down).contains(target as Node)) down = null;
  }

  function onToggle({ target, newState }: ToggleEvent): void {
    if (target instanceof HTMLElement) opened.set(now(target), newState === 'open');
  }

  function onScroll({ target }: Event): void {
    if (target instanceof Element) scrolled.set(now(target), [target.scrollLeft, target.scrollTop]);
  }

  /** Gives what is kept of an element that is gone to the one in its place, once. */
  function follow<T extends Element, V>(
    kept: Map<T, V>,
    give: (successor: T, value: V, gone: T) => void,
  ): void {
    for (const [part, value] of kept) {
      const successor = now(part);
      if (successor === part) continue;
      kept.delete(part);
      kept.set(successor, value);
      give(successor, value, part);
    }
  }

  function restore(): void {
    // Another page has fields of its own, which may have the same names.
    if (window.location.href !== address) {
      end();
      return;
    }
    const before = focused;
    for (const field of quiet) {
      if (field.isConnected) continue;
      quiet.delete(field);
      if (valueOf(now(field)) !== valueOf(field)) changed.set(field, valueOf(field));
    }
    follow(changed, (successor, value, field) => {
      if (isFiles(field)) (successor as HTMLInputElement).files = field.files;
      tellChange(successor, value);
    });
    follow(opened, (successor, wasOpen, part) => {
      open(successor, part.open ?? wasOpen);
    });
    follow(scrolled, (successor, [left, top]) => {
      successor.scrollTo(left, top);
    });
    if (before && now(before) !== before) moveFocus(before, now(before));
  }

  const forget = listen({
    input: onChange,
    change: onChange,
    // React can draw a field or a button anew while it is pressed, before it has the focus.
    pointerdown: onDown,
    keydown: onDown,
    pointerup: onUp,
    keyup: onUp,
    click: onClicked,
    focusin: onFocus,
    toggle: onToggle,
    scroll: onScroll,
  });
  // After the others, because it stops the events that it holds.
  const letThrough = listen({ click: onClick, submit: onSubmit });
  // It is called in the task in which React changes the page.
  const watch = new MutationObserver(restore);
  watch.observe(document, { childList: true, subtree: true });

  function onButton({ target }: Event): void {
    if (target instanceof Element && target.closest('button, a')) end();
  }

  function end(): void {
    window.removeEventListener('click', onButton, true);
    forget();
    watch.disconnect();
  }

  return {
    note() {
      for (const field of document.querySelectorAll<Field>(filledAlone)) quiet.add(now(field));
    },
    replay() {
      letThrough();
      for (const [field, value] of changed) if (field.isConnected) tellChange(field, value);
      for (const { again } of held) again();
      // What is sent, or done by a button, may empty a form on purpose.
      window.addEventListener('submit', end, { capture: true, once: true });
      window.addEventListener('click', onButton, true);
      setTimeout(end, lateMs);
    },
    release() {
      letThrough();
      end();
      for (const { alone } of held) alone?.();
    },
  };
}

/** Listens to events of the window before all others, until the result is called. */
function listen(listeners: Partial<Record<keyof WindowEventMap, unknown>>): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) window.addEventListener(name, listener, true);
  return () => {
    for (const [name, listener] of all) window.removeEventListener(name, listener, true);
  };
}

function open(part: HTMLElement, isOpen: boolean): void {
  if (part instanceof HTMLDetailsElement) part.open = isOpen;
  else if (!isOpen) return;
  else if (part instanceof HTMLDialogElement) part.showModal();
  else if (part.popover) part.showPopover();
}

function moveFocus(from: Element, to: Element): void {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  // The browser takes the focus away at the end of the press on what is gone; the next key may come before the next task.
  const takeBack = () => {
    if (document.activeElement === document.body) to.focus({ preventScroll: true });
  };
  const forget = listen({ keydown: takeBack });
  setTimeout(() => {
    takeBack();
    forget();
  });
  const isText = to instanceof HTMLTextAreaElement || to instanceof HTMLInputElement;
  // Fields for e-mail addresses tell no place of the caret; it is at their end.
  if (isText && 'selectionStart' in from && typeof from.selectionStart === 'number')
    to.setSelectionRange(from.selectionStart, from.selectionStart);
}
