import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface DropdownProps {
  label: ReactNode;
  /** Whether a choice inside closes it. */
  closeOnChoice?: boolean;
  /** Whether it opens upwards, for a bar at the lower edge of the window: on a phone above that whole bar. */
  up?: boolean;
  /** Whether it holds many lines: it then takes more of the window before it scrolls. */
  tall?: boolean;
  /** Whether it stands among the actions of a row. */
  inRow?: boolean;
  children: ReactNode;
}

/** A button that opens a small panel; Escape or a press elsewhere closes the panel. */
export function Dropdown({
  label,
  closeOnChoice = false,
  up = false,
  tall = false,
  inRow = false,
  children,
}: DropdownProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function close(event: Event) {
      const { current } = disclosure;
      if (current?.open && event.target instanceof Node && !current.contains(event.target))
        current.open = false;
    }
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);
  useEffect(() => {
    const { current } = disclosure;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    }
    function closeOnPress({ target }: Event) {
      if (closeOnChoice && current && target instanceof Element && target.closest('button, a'))
        current.open = false;
    }
    current?.addEventListener('keydown', closeOnEscape);
    current?.addEventListener('click', closeOnPress);
    return () => {
      current?.removeEventListener('keydown', closeOnEscape);
      current?.removeEventListener('click', closeOnPress);
    };
  }, [closeOnChoice]);
  return (
    <details ref={disclosure} className={`group/dropdown ${up ? 'sm:relative' : 'relative'}`}>
      <summary
        className={`inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field text-dense whitespace-nowrap [&::-webkit-details-marker]:hidden ${inRow ? 'font-semibold text-pine hover:underline @4xl:min-h-9' : 'border border-line bg-card px-3.5 font-medium hover:border-field-line md:min-h-10'}`}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open/dropdown:rotate-180"
        />
      </summary>
      <div
        className={`absolute z-30 grid ${tall ? 'max-h-[60dvh]' : 'max-h-80'} gap-0.5 overflow-y-auto rounded-field border border-line bg-card p-1.5 shadow-float ${inRow ? 'min-w-40 px-3 @4xl:right-0 @4xl:left-auto' : 'min-w-52'} ${up ? 'bottom-full mb-1 max-sm:inset-x-0 sm:left-0' : 'top-full left-0 mt-1'}`}
      >
        {children}
      </div>
    </details>
  );
}
