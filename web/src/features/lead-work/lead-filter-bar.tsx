import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { withoutFilters } from '../../lib/list-state.ts';
import type { ListState } from '../../lib/list-state.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import type { LeadStates } from './lead-state.ts';
import { leadWorkContent as texts } from './lead-work.content.ts';
import { useBoardShown } from './use-lead-filter.ts';

const chipClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 text-dense font-medium whitespace-nowrap hover:border-field-line aria-pressed:border-pine aria-pressed:bg-pine aria-pressed:text-on-pine md:min-h-9';
export const filterFieldClass =
  'min-h-11 rounded-field border border-field-line/55 bg-card px-2.5 text-base hover:border-field-line md:min-h-9 md:text-dense';

interface LeadFilterBarProps<State extends string> {
  states: LeadStates<State>;
  list: ListState;
  /** The board has no table, whose search box it would be. */
  searchLabel: string;
  /** What only this kind is filtered by. */
  children?: ReactNode;
}

/** State, what waits, and when it was sent; or the board, whose columns are the states. */
export function LeadFilterBar<State extends string>({
  states,
  list,
  searchLabel,
  children,
}: LeadFilterBarProps<State>) {
  const board = useBoardShown();
  const { state: chosen, overdue, unread, ...others } = list.filters;
  const active = Object.keys(list.filters).length > 0;
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {board ? (
          <div className="grid flex-1 gap-2">
            <SearchBox
              label={searchLabel}
              value={list.search}
              onSearch={(search) => list.change({ search })}
            />
            <p className="text-dense text-ink-muted max-md:hidden">{texts.boardHint}</p>
          </div>
        ) : (
          <div
            role="group"
            aria-label={texts.state}
            className="-mx-4 flex max-w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:max-w-full md:flex-wrap md:px-0"
          >
            <Chip pressed={!chosen} onPress={() => list.change({ state: '' })}>
              {texts.all}
            </Chip>
            {states.order.map((state) => (
              <Chip key={state} pressed={chosen === state} onPress={() => list.change({ state })}>
                {states.labels[state]}
              </Chip>
            ))}
            <span aria-hidden="true" className="mx-1 w-px shrink-0 self-stretch bg-line" />
            <Chip pressed={Boolean(overdue)} onPress={() => list.change({ overdue: overdue ? '' : 'yes' })}>
              {texts.overdue}
            </Chip>
            <Chip pressed={Boolean(unread)} onPress={() => list.change({ unread: unread ? '' : 'yes' })}>
              {texts.unread}
            </Chip>
          </div>
        )}
        <div
          role="group"
          aria-label={texts.view}
          className="flex gap-1 rounded-field border border-line bg-card p-1"
        >
          <ViewButton pressed={!board} onPress={() => list.change({ view: '' })}>
            <List aria-hidden="true" className="size-4" /> {texts.list}
          </ViewButton>
          <ViewButton pressed={board} onPress={() => list.change({ ...withoutFilters(list), view: 'board' })}>
            <LayoutGrid aria-hidden="true" className="size-4" /> {texts.board}
          </ViewButton>
        </div>
      </div>
      {!board && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-dense">
          {children}
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className="inline-flex items-center gap-2 text-ink-muted">
              {texts[name]}
              <input
                type="date"
                value={others[name] ?? ''}
                onChange={({ target }) => list.change({ [name]: target.value })}
                className={`${filterFieldClass} text-ink`}
              />
            </label>
          ))}
          {active && (
            <button
              type="button"
              onClick={() => list.change(withoutFilters(list))}
              className="min-h-11 px-1 font-semibold text-pine underline-offset-4 hover:underline md:min-h-9"
            >
              {texts.clear}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface PressedProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Chip({ pressed, onPress, children }: PressedProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onPress} className={chipClass}>
      {children}
    </button>
  );
}

function ViewButton({ pressed, onPress, children }: PressedProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="rounded-lg inline-flex min-h-10 items-center gap-1.5 px-3 text-dense font-medium text-ink-muted hover:text-ink aria-pressed:bg-pine-soft aria-pressed:text-pine md:min-h-8"
    >
      {children}
    </button>
  );
}
