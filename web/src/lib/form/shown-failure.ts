import { useState } from 'react';
import type { InputEvent } from 'react';

/**
 * The remaining errors of a failed form: filling a field, or emptying one that may be empty, removes its error, and the
 * last one takes the sentence above with it. `onInput` belongs on the form.
 */
export function useShownFailure<Failure extends { fields: Record<string, string> }>(
  failure: Failure | null | undefined,
) {
  const [filled, setFilled] = useState<{ failure?: Failure | null; names: string[] }>({ names: [] });
  const names = filled.failure === failure ? filled.names : [];

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    if (!failure || !mayStand(target) || !(target.name in failure.fields)) return;
    setFilled({ failure, names: [...names, target.name] });
  }

  const before = Object.entries(failure?.fields ?? {});
  const left = before.filter(([name]) => !names.includes(name));
  const mended = before.length > 0 && left.length === 0;
  return {
    shown: failure && !mended ? { ...failure, fields: Object.fromEntries(left) } : undefined,
    onInput,
  };
}

function mayStand(target: EventTarget): target is HTMLInputElement {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.checked;
  if (!('value' in target) || typeof target.value !== 'string') return false;
  return target.value.trim() !== '' || ('required' in target && target.required === false);
}
