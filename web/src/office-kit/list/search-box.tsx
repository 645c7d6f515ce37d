import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { dataTableContent } from '../table/data-table.content.ts';

const typingPauseMs = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Searches after a pause in typing, and at once with Enter or when the box loses focus. A press on the list takes the focus, too:
 * rows that a search moves under the pointer would not get the click.
 */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState(value);
  const { ruler, fits } = useFit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== shown) {
    setShown(value);
    // The value changed elsewhere, by the back button or a link.
    if (value !== sent) setTyped(value);
  }

  function search(text: string) {
    clearTimeout(timer.current);
    setSent(text);
    if (text !== value) onSearch(text);
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
      className="relative w-full"
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={fits ? label : dataTableContent.search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value.trim()), typingPauseMs);
        }}
        onBlur={() => {
          // The link leaves the page, and a later search would undo that.
          if (document.querySelector('a:active')) clearTimeout(timer.current);
          else if (!document.querySelector(':is(button, input, label, summary):active')) search(typed.trim());
        }}
        className="min-h-11 w-full rounded-field border border-field-line/55 bg-card pr-3 pl-10 text-base text-ellipsis placeholder:text-ink-muted hover:border-field-line md:min-h-10 md:text-dense"
      />
      <span
        ref={ruler}
        aria-hidden="true"
        className="pointer-events-none invisible absolute right-3 left-10 overflow-hidden text-base whitespace-nowrap md:text-dense"
      >
        <span className="inline-block">{label}</span>
      </span>
    </form>
  );
}

/** Whether the text in a ruler fits into its width, also after the font has come. */
function useFit(): { ruler: RefObject<HTMLSpanElement | null>; fits: boolean } {
  const ruler = useRef<HTMLSpanElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const room = ruler.current;
    const text = room?.firstElementChild;
    if (!room || !text) return;
    const observer = new ResizeObserver(() => setFits(room.scrollWidth <= room.clientWidth));
    observer.observe(room);
    observer.observe(text);
    return () => observer.disconnect();
  }, []);
  return { ruler, fits };
}
