import { X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { dataTableContent as texts } from '../table/data-table.content.ts';
import { Dropdown } from '../field/dropdown.tsx';
import { useRoomAbove } from '../scroll-room.ts';
import type { Selection } from './selection.ts';

/** An action on several rows; it empties the selection. */
export interface BulkAction {
  label: string;
  /** The label while the action runs. */
  busyLabel: string;
  /** Whether it removes rows; the bar shows such actions last. */
  danger?: boolean;
  /** Turns the button into a menu; `run` gets the chosen value. */
  choices?: readonly { value: string; label: string }[];
  /** Resolves to false when nothing was done, and the rows stay chosen. */
  run: (selection: Selection, choice: string) => Promise<unknown>;
}

interface BulkBarProps {
  selection: Selection;
  all: boolean;
  totalCount: number;
  actions: readonly BulkAction[];
  /** Selects all matching rows; missing if only rows of the page can be selected. */
  onAll?: () => void;
  onClear: () => void;
  /** Further buttons, such as the export. */
  children: ReactNode;
}

/** The number of selected rows and the actions on them; it stays in view at the foot of the list. */
export function BulkBar({ selection, all, totalCount, actions, onAll, onClear, children }: BulkBarProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const { count } = selection;

  async function run({ label, run: act }: BulkAction, choice = '') {
    setBusy(label);
    const done = await act(selection, choice);
    setBusy(null);
    if (done !== false) onClear();
  }

  const show = (action: BulkAction) =>
    action.choices ? (
      <Dropdown
        key={action.label}
        label={busy === action.label ? action.busyLabel : action.label}
        closeOnChoice
        up
      >
        {action.choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            disabled={busy !== null}
            onClick={() => void run(action, value)}
            className="min-h-11 rounded-field px-3 text-left text-dense hover:bg-pine-soft md:min-h-9"
          >
            {label}
          </button>
        ))}
      </Dropdown>
    ) : (
      <Button
        key={action.label}
        look={action.danger ? 'danger' : 'outline'}
        disabled={busy !== null}
        onClick={() => void run(action)}
      >
        {busy === action.label ? action.busyLabel : action.label}
      </Button>
    );

  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && texts.selected(count)}
      </p>
      {count > 0 && (
        <Bar>
          <strong className="mr-1 text-dense font-semibold tabular-nums">{texts.selected(count)}</strong>
          {!all && onAll && totalCount > count && (
            <Button look="quiet" disabled={busy !== null} onClick={onAll} className="max-sm:px-1">
              {texts.selectAll(totalCount)}
            </Button>
          )}
          <button
            type="button"
            aria-label={texts.clear}
            title={texts.clear}
            disabled={busy !== null}
            onClick={onClear}
            className="order-last ml-auto flex size-11 items-center justify-center rounded-field hover:bg-pine-soft disabled:opacity-60"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
          {actions.filter(({ danger }) => !danger).map(show)}
          {children}
          {actions.filter(({ danger }) => danger).map(show)}
        </Bar>
      )}
    </>
  );
}

function Bar({ children }: { children: ReactNode }) {
  const bar = useRoomAbove<HTMLElement>();
  return (
    <section
      ref={bar}
      aria-label={texts.bulkLabel}
      className="above-office-bar sticky bottom-[calc(var(--office-bar)+0.75rem)] z-20 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-2.5 pl-4 shadow-float"
    >
      {children}
    </section>
  );
}
