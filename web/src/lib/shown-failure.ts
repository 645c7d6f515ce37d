import { useState } from 'react';
import type { InputEvent } from 'react';

/**
 * The remaining errors of a failed form: filling a field removes its error, and filling the last one removes the
 * sentence above. `onInput` belongs on the form.
 */
export function useShownFailure<Failure extends { fields: Record<string, string> }>(
  failure: Failure | null | undefined,
) {
  const [filled, setFilled] = useState<{ failure?: Failure | null; names: string[] }>({ names: [] });
  const names = filled.failure === failure ? filled.names : [];

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    if (!failure || !isFilled(target) || !(target.name in failure.fields)) return;
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

function isFilled(target: EventTarget): target is HTMLInputElement {
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.checked;
  return 'value' in target && typeof target.value === 'string' && target.value.trim() !== '';
}
