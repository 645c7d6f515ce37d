import { Building2, Clock, HardHat, Landmark, MapPin, TrainFront, X } from 'lucide-react';
import { suggestContent as texts } from './suggest.content.ts';
import type { Option, OptionGroup } from './suggest-options.ts';

const icons: Record<string, typeof MapPin> = {
  [texts.recent]: Clock,
  [texts.groups.PLACE]: MapPin,
  [texts.groups.LANDMARK]: Landmark,
  [texts.groups.STATION]: TrainFront,
  [texts.groups.PROJECT]: Building2,
  [texts.groups.BUILDER]: HardHat,
};

interface SuggestListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** The number of the active option among all; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
  onRemove: (option: Option) => void;
  onRemoveAll: () => void;
}

/** On the list itself, which the keys of the field move through, or around it where buttons stand beside its rows. */
const scrolls = 'max-h-[min(26rem,55dvh)] overflow-y-auto overscroll-contain';

/** The suggestions in groups; recent searches alone have buttons that remove them. */
export function SuggestList({ id, groups, active, onChoose, onRemove, onRemoveAll }: SuggestListProps) {
  const onlyRecent = groups.every(({ options }) => options.every(({ recent }) => recent));
  const rows = groups.map((group, place) => ({
    ...group,
    first: groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0),
  }));
  return (
    <div
      className={`mt-1 min-w-[min(20rem,100vw-4rem)] rounded-field border border-line bg-card py-1 text-left text-ink shadow-float ${onlyRecent ? scrolls : ''}`}
    >
      <div className="relative">
        <div role="listbox" id={id} aria-label={texts.label} className={onlyRecent ? '' : scrolls}>
          {rows.map(({ title, options, first }) => (
            <div key={title} role="group" aria-label={title}>
              <div aria-hidden="true" className="px-4 pt-2 pb-1 text-xs font-semibold text-ink-muted">
                {title}
              </div>
              {options.map((option, place) => (
                <Row
                  key={`${option.address} ${option.label}`}
                  id={`${id}-${first + place}`}
                  option={option}
                  title={title}
                  isActive={first + place === active}
                  onlyRecent={onlyRecent}
                  onChoose={onChoose}
                />
              ))}
            </div>
          ))}
        </div>
        {onlyRecent && (
          // Options hold no buttons, so these stand beside them, in rows of the same height.
          <div className="absolute right-1 bottom-0 grid">
            {groups.flatMap(({ options }) =>
              options.map((option) => (
                <button
                  key={option.label}
                  type="button"
                  aria-label={texts.removeOne(option.label)}
                  onClick={() => onRemove(option)}
                  className="flex size-11 items-center justify-center rounded-field text-ink-muted hover:bg-pine-soft hover:text-pine"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              )),
            )}
          </div>
        )}
      </div>
      {onlyRecent && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 text-xs text-ink-muted">
          {texts.onlyHere}
          <button
            type="button"
            onClick={onRemoveAll}
            className="min-h-11 font-semibold text-pine underline-offset-4 hover:underline"
          >
            {texts.removeAll}
          </button>
        </div>
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  option: Option;
  /** The heading of its group. */
  title: string;
  isActive: boolean;
  onlyRecent: boolean;
  onChoose: (option: Option) => void;
}

function Row({ id, option, title, isActive, onlyRecent, onChoose }: RowProps) {
  const { label, detail, count } = option;
  const Icon = icons[title] ?? MapPin;
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className={`flex w-full items-center gap-3 px-4 text-left text-sm hover:bg-pine-soft aria-selected:bg-pine-soft aria-selected:text-pine ${onlyRecent ? 'h-11 pr-14' : 'min-h-11 py-1.5'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className={`min-w-0 flex-1 ${onlyRecent ? 'truncate' : 'wrap-anywhere'}`}>
        <span className="font-medium">{label}</span>
        {detail && <span className="text-ink-muted">, {detail}</span>}
      </span>
      {count !== null && (
        <span className="shrink-0 text-xs text-ink-muted tabular-nums">{texts.projects(count)}</span>
      )}
    </button>
  );
}
