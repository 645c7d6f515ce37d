import { Search } from 'lucide-react';
import { findContent as texts } from './find.content.ts';

interface ButtonProps {
  onPress: () => void;
  /** Whether it is the sign alone. */
  compact?: boolean;
}

/** Opens the search for everything. */
export function FindButton({ onPress, compact = false }: ButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
      className={
        compact
          ? 'flex size-11 items-center justify-center rounded-field hover:bg-on-band/10 focus-visible:outline-on-band'
          : 'flex min-h-9 items-center gap-3 rounded-field border border-on-band/30 px-3 text-dense text-on-band/90 hover:bg-on-band/10 focus-visible:outline-on-band'
      }
    >
      <Search aria-hidden="true" className="size-4.5" />
      <span className={compact ? 'sr-only' : ''}>{texts.open}</span>
      {!compact && (
        <kbd aria-hidden="true" className="ml-auto font-sans text-xs text-on-band/80">
          {texts.keys}
        </kbd>
      )}
    </button>
  );
}
