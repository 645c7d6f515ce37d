import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listSearch } from 'domain/lead/enquiry-path.ts';
import { createBrowserStore, useBrowserStore } from '../../../../lib/browser/browser-store.ts';
import { openedFrom, sameList } from '../../../../office-kit/list/list-place.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { keysContent as texts } from './keys.content.ts';
import { letterOf } from './letter-of.ts';
import { leadBeside, noteShownLeads } from './shown-leads.ts';

interface Keyed {
  id: string;
  numbers: readonly string[];
}

interface LeadKeysOptions<Person> {
  onOutcome: (person: Person) => void;
  onWrite: (person: Person) => void;
  /** Whether it is the page of one lead, and not a list. */
  isPage?: boolean;
}

const used = createBrowserStore('lead-keys', (stored) => stored !== false);

/**
 * The keys of a desk for a list of leads, or for the page of one: j and k go on and back; c, w, o and n call, write, ask and
 * note. The result, which says so behind “?”, belongs at the end of the page.
 */
export function useLeadKeys<Person extends Keyed>(
  people: readonly Person[],
  { onOutcome, onWrite, isPage = false }: LeadKeysOptions<Person>,
): ReactNode {
  const [shown, setShown] = useState(false);
  const isUsed = useBrowserStore(used);
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    if (!isPage) noteShownLeads(people);
  }, [people, isPage]);

  function move(step: 1 | -1) {
    const [first] = people;
    if (!isPage) focusRow(step);
    else if (first) {
      const next = leadBeside(first.id, step);
      if (next)
        void navigate(`../${next}${listSearch(location.search)}`, {
          relative: 'path',
          state: sameList(location),
        });
    }
  }

  function note({ id }: Person) {
    if (isPage) document.querySelector<HTMLElement>('[data-note] textarea')?.focus();
    else
      void navigate(`/my-account/leads/${id}${location.search}`, {
        state: { ...openedFrom(location), path: location.pathname, note: true },
      });
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const letter = letterOf(event);
    if (letter === '?') setShown(true);
    if (!letter || letter === '?' || isUsed === false) return;
    const row = currentRow();
    const person = isPage ? people[0] : people.find(({ id }) => id === row?.dataset.lead);
    const place = isPage ? document : row;
    if (letter === 'j' || letter === 'k') move(letter === 'j' ? 1 : -1);
    else if (!person) return;
    else if (letter === 'c') place?.querySelector<HTMLElement>('a[href^="tel:"]')?.click();
    else if (letter === 'w' && person.numbers[0]) onWrite(person);
    else if (letter === 'o') onOutcome(person);
    else if (letter === 'n') note(person);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  const wantsNote =
    isPage && typeof location.state === 'object' && location.state !== null && 'note' in location.state;
  useEffect(() => {
    if (wantsNote) document.querySelector<HTMLElement>('[data-note] textarea')?.focus();
  }, [wantsNote]);

  return (
    <>
      <p className="mt-4 hidden lg:block">
        <Button look="quiet" className="-ml-3" aria-keyshortcuts="?" onClick={() => setShown(true)}>
          {texts.open} <kbd className={keyClass}>?</kbd>
        </Button>
      </p>
      <Dialog open={shown} onClose={() => setShown(false)} title={texts.title}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-dense">
          {texts.keys.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className={keyClass}>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="my-3 text-dense text-ink-muted">{texts.off}</p>
        <CheckRow
          type="checkbox"
          label={texts.use}
          checked={isUsed !== false}
          onChange={({ target }) => used.write(target.checked)}
        />
      </Dialog>
    </>
  );
}

const keyClass =
  'inline-block min-w-7 rounded-field border border-line bg-card px-1.5 py-0.5 text-center font-sans text-xs font-semibold';

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-lead]') ?? null;
}

/** Moves the focus to the row after the present one, or before it; a folded part has none. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-lead]')].filter(
    (row) => !row.closest('details:not([open])'),
  );
  const row = currentRow();
  const place = row ? rows.indexOf(row) + step : 0;
  rows[place]?.querySelector('a')?.focus();
}
