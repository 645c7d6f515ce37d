import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { withoutFilters } from '../../../../office-kit/list/list-state.ts';
import type { ListState } from '../../../../office-kit/list/list-state.ts';
import { leadWorkContent as texts } from '../lead-work.content.ts';
import { useBoardShown } from '../use-lead-filter.ts';

/** Switches between list and board; the board’s columns are the states, and its only filter is the search. */
export function ViewSwitch({ list }: { list: ListState }) {
  const board = useBoardShown();
  return (
    <div
      role="group"
      aria-label={texts.view}
      className="flex gap-1 rounded-field border border-line bg-card p-0.5 md:p-1"
    >
      <ViewButton label={texts.list} pressed={!board} onPress={() => list.change({ view: '' })}>
        <List aria-hidden="true" className="size-4" />
      </ViewButton>
      <ViewButton
        label={texts.board}
        pressed={board}
        onPress={() => list.change({ ...withoutFilters(list), view: 'board' })}
      >
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
