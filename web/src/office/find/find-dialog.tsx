import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useModal } from '../../ui/dialog.tsx';
import { useHiddenScreens } from '../menu/use-hidden-screens.ts';
import { useAccount } from '../../office-kit/session/use-account.ts';
import { findGroups } from './find-options.ts';
import type { FindOption } from './find-options.ts';
import { findContent as texts } from './find.content.ts';
import { useOfficeSearch } from './use-office-search.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** One search for everything, over the page. */
export function FindDialog({ open, onClose }: DialogProps) {
  const dialog = useModal(open, onClose);
  return (
    <dialog
      ref={dialog}
      aria-label={texts.title}
      closedby="any"
      onClose={onClose}
      className="mx-auto mt-0 max-h-dvh w-full max-w-2xl overflow-hidden border border-line bg-card p-0 text-ink shadow-float backdrop:bg-night/60 sm:mt-[10dvh] sm:max-h-[80dvh] sm:rounded-card"
    >
      {open && <FindBox onClose={onClose} />}
    </dialog>
  );
}

/** The field with its list, by the pattern of a combobox: the keys stay in the field, and the first line is chosen. */
function FindBox({ onClose }: { onClose: () => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const role = useAccount()?.role;
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { finds, failed, answered } = useOfficeSearch(typed);
  const groups = findGroups(role, typed, finds, useHiddenScreens());
  const options = groups.flatMap((group) => group.options);
  const chosen = options[active] ?? options[0];

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen?.key]);

  function open({ to, isOnSite }: FindOption) {
    onClose();
    if (isOnSite) window.location.assign(to);
    else void navigate(to);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && chosen) {
      setActive((options.indexOf(chosen) + step + options.length) % options.length);
    } else if (event.key === 'Enter' && chosen) open(chosen);
    else return;
    event.preventDefault();
  }

  const status = statusOf({ typed: typed.trim(), count: options.length, failed, answered });
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line pl-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
        <input
          type="text"
          role="combobox"
          aria-label={texts.title}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.key}`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={press}
          className="min-h-14 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-ink-muted"
          placeholder={texts.title}
        />
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="flex size-14 shrink-0 items-center justify-center hover:bg-pine-soft"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.title}
        hidden={options.length === 0}
        className="max-h-[calc(80dvh-7rem)] overflow-y-auto p-2"
      >
        {groups.map(({ name, options: own }) => (
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-muted">
              {name}
            </p>
            {own.map((option) => (
              // The field keeps the focus, and the keys are handled there. A finger that scrolls the list chooses nothing.
              <div
                key={option.key}
                id={`${id}-${option.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={option === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onPointerUp={() => open(option)}
                className="min-h-11 cursor-pointer rounded-field px-3 py-2 text-dense hover:bg-pine-soft aria-selected:bg-pine-soft"
              >
                <span className="font-semibold [overflow-wrap:anywhere]">{option.title}</span>
                {option.detail && <span className="block text-xs text-ink-muted">{option.detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className={typed.trim() ? 'sr-only' : 'px-4 py-3 text-dense text-ink-muted'}>
        {texts.hint}
      </p>
      <p
        role="status"
        className={options.length > 0 ? 'sr-only' : 'px-4 pb-3 text-dense text-ink-muted empty:hidden'}
      >
        {status}
      </p>
    </>
  );
}

interface Status {
  typed: string;
  count: number;
  failed: boolean;
  answered: boolean;
}

function statusOf({ typed, count, failed, answered }: Status): string {
  if (!typed) return '';
  if (failed) return texts.failed;
  if (count > 0) return answered ? texts.found(count) : '';
  return answered ? texts.nothing(typed) : '';
}
