import { Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { maxQueryLength } from 'domain/search/project-search.ts';

/** Fetched when a visitor first goes to a search box. */
const SuggestBox = onDemand(async () => (await import('./suggest-box.tsx')).SuggestBox);

/**
 * The box for a search in plain words, within a form. It becomes a combobox with suggestions when it is first focused;
 * before, and without JavaScript, it is a plain field. Its parent is positioned, and the list opens below it.
 */
export function SearchInput({
  inputRef,
  ...rest
}: ComponentProps<'input'> & { inputRef?: RefObject<HTMLInputElement | null> }) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  const [field, setField] = useState<HTMLInputElement>();
  useEffect(() => {
    const input = ref.current;
    if (!input) return undefined;
    const want = () => setField(input);
    input.addEventListener('focus', want);
    // It may have been focused before the page started.
    if (document.activeElement === input) want();
    return () => input.removeEventListener('focus', want);
  }, [ref]);
  return (
    <>
      <input
        ref={ref}
        type="search"
        name="q"
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
      />
      {field && (
        <Suspense>
          <SuggestBox field={field} />
        </Suspense>
      )}
    </>
  );
}
