const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * The letter of a key that is pressed by itself, on a keyboard of any script; undefined while a person types or a dialog is
 * open.
 */
export function letterOf(event: KeyboardEvent): string | undefined {
  const { key, code, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented) return undefined;
  if (target instanceof Element && target.closest(fields)) return undefined;
  if (document.querySelector('dialog[open]')) return undefined;
  const letter = /^[a-z?]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  // A held key goes through a list, and does nothing else twice.
  return repeat && letter !== 'j' && letter !== 'k' ? undefined : letter;
}
