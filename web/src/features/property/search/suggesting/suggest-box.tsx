import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBrowserStore } from '../../../../lib/browser/browser-store.ts';
import { forgetSearch, forgetSearches, keepSearch, recentSearches } from './recent-searches.ts';
import { SuggestList } from './suggest-list.tsx';
import { optionGroups, readForm, wordsAddress } from './suggest-options.ts';
import type { Option } from './suggest-options.ts';
import { suggestContent as texts } from './suggest.content.ts';
import { useSuggestions } from './use-suggestions.ts';

const noSearches = [] as const;

/** Makes a combobox of a search box: a list of suggestions below it, by the pattern of WAI-ARIA 1.2. */
export function SuggestBox({ field }: { field: HTMLInputElement }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const recent = useBrowserStore(recentSearches) ?? noSearches;
  const [typed, setTyped] = useState(field.value);
  const [form, setForm] = useState(() => readForm(field));
  const [isOpen, setOpen] = useState(() => document.activeElement === field);
  const [active, setActive] = useState(-1);
  const suggested = useSuggestions(typed, form.intent);
  const groups = optionGroups(typed, suggested, recent, form);
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const activeId = isShown && options[active] ? `${id}-${active}` : null;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function read() {
    setTyped(field.value);
    setForm(readForm(field));
  }

  function choose({ address, kept }: Option) {
    keepSearch(kept);
    close();
    void navigate(address);
  }

  function remove({ recent: one }: Option) {
    if (one) forgetSearch(one);
    setActive(-1);
    field.focus();
  }

  function press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    const last = options.length - 1;
    const chosen = isShown ? options[active] : undefined;
    const moves: Record<string, number | undefined> = {
      // Beyond the ends lies the box itself.
      ArrowDown: event.altKey ? -1 : isShown ? (active === last ? -1 : active + 1) : 0,
      ArrowUp: event.altKey ? undefined : isShown && active >= 0 ? active - 1 : last,
      ...(chosen && { Home: 0, End: last }),
    };
    const to = moves[event.key];
    if (to !== undefined) {
      setOpen(true);
      setActive(to);
    } else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Delete' && chosen?.recent) remove(chosen);
    // A second Escape clears the box, as browsers do.
    else if (isShown && (event.key === 'Escape' || event.key === 'ArrowUp')) close();
    else return;
    event.preventDefault();
  }

  const on = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') press(event as KeyboardEvent);
    else if (event.type === 'submit') {
      const query = field.value.trim();
      if (query) keepSearch({ label: query, address: wordsAddress(query, readForm(field).intent) });
      close();
    } else if (event.type === 'blur' || event.type === 'focusout') {
      const { relatedTarget } = event as FocusEvent;
      if (relatedTarget !== field && !box.current?.contains(relatedTarget as Node | null)) close();
    } else {
      read();
      if (event.type === 'focus') return;
      if (event.type === 'input') setActive(-1);
      setOpen(true);
    }
  });

  useEffect(() => {
    const hear = (event: Event) => on(event);
    const heard: [EventTarget | null, readonly string[]][] = [
      [field, ['keydown', 'input', 'focus', 'click', 'blur']],
      [box.current, ['focusout']],
      [field.form, ['submit']],
    ];
    for (const [target, names] of heard) for (const name of names) target?.addEventListener(name, hear);
    // What was typed while this code arrived counts as well.
    hear(new Event(document.activeElement === field ? 'click' : 'focus'));
    return () => {
      for (const [target, names] of heard) for (const name of names) target?.removeEventListener(name, hear);
    };
  }, [field]);

  // Together with the list, so that no reader meets a list that its box does not name.
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : null,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, isShown, activeId]);

  const isAnnounced = isOpen && (options.length > 0 || (typed.trim() !== '' && suggested !== undefined));
  return (
    <div ref={box} className="absolute inset-x-0 top-full z-30">
      <p role="status" className="sr-only">
        {isAnnounced && texts.available(options.length)}
      </p>
      {isShown && (
        <SuggestList
          id={id}
          groups={groups}
          active={active}
          onChoose={choose}
          onRemove={remove}
          onRemoveAll={() => {
            forgetSearches();
            field.focus();
          }}
        />
      )}
    </div>
  );
}
