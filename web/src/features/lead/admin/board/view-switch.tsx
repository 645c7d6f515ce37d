import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { leadWorkContent as texts } from '../lead-work.content.ts';

interface ViewSwitchProps {
  /** Whether the board is shown. */
  board: boolean;
  onChoose: (board: boolean) => void;
}

/** Switches between list and board, whose columns are the states. */
export function ViewSwitch({ board, onChoose }: ViewSwitchProps) {
  return (
    <div
      role="group"
      aria-label={texts.view}
      className="flex gap-1 rounded-field border border-line bg-card p-0.5 md:p-1"
    >
      <ViewButton label={texts.list} pressed={!board} onPress={() => onChoose(false)}>
        <List aria-hidden="true" className="size-4" />
      </ViewButton>
      <ViewButton label={texts.board} pressed={board} onPress={() => onChoose(true)}>
        <LayoutGrid aria-hidden="true" className="size-4" />
      </ViewButton>
    </div>
  );
}

interface ViewButtonProps {
  label: string;
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ViewButton({ label, pressed, onPress, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field text-dense font-medium text-ink-muted hover:text-ink aria-pressed:bg-pine-soft aria-pressed:text-pine sm:px-3 md:min-h-8"
    >
      {children}
      <span className="max-sm:sr-only">{label}</span>
    </button>
  );
}
