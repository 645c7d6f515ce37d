import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { FoldSign } from '../../../../office-kit/fold-sign.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { checklistContent as texts } from './listing-checklist.content.ts';
import { goToField } from '../form/go-to-field.ts';
import { reasonName } from './gate-reasons.ts';
import { useListingChecks } from './use-listing-checks.ts';
import type { ListingCheck } from './use-listing-checks.ts';

interface ListingChecklistProps {
  form: RefObject<HTMLFormElement | null>;
  /** The property that is edited; undefined for a new one. */
  id: string | undefined;
  /** The values that the form began with. */
  values: Readonly<Record<string, string>>;
  /** The labels of the fields, by their names. */
  labels: Readonly<Record<string, string>>;
  revision: number;
  /** The last day on which a property that does not pass stays visible. */
  graceUntil: string | null | undefined;
  /** Whether the server refused to publish it: the list opens. */
  isRefused: boolean;
  /** Saves the form as a draft and goes on to its documents; undefined if that would take it off the site. */
  addDocuments: (() => void) | undefined;
}

const itemClass = 'flex items-start justify-between gap-x-6 max-sm:flex-col';
const goClass = '-mx-3 sm:-my-2 sm:mx-0';
const phone = '(max-width: 639px)';
const wanted = new Set<ListingCheck['level']>(['BLOCKING', 'WARNING']);

const elsewhere: Record<string, { to: string; label: string }> = {
  company: { to: '/my-account/settings/company', label: texts.elsewhere.company },
  team: { to: '/my-account/team', label: texts.elsewhere.team },
};

function documentsOf(id: string | undefined) {
  return { to: `/my-account/properties/${id}/documents`, label: texts.elsewhere.documents };
}

/** What keeps the property from visitors, while it is typed: why, where to mend it, and the reasons for warnings. */
export function ListingChecklist({
  form,
  id,
  values,
  labels,
  revision,
  graceUntil,
  isRefused,
  addDocuments,
}: ListingChecklistProps) {
  const { checks, unreadable, answered, failed, isEmpty } = useListingChecks(form, id, revision);
  const [chosen, setChosen] = useState({ isRefused: false, isOpen: false });
  // A new refusal opens the list, whatever was chosen before it.
  const isOpen = chosen.isRefused === isRefused ? chosen.isOpen : isRefused;
  const setOpen = (open: boolean) => setChosen({ isRefused, isOpen: open });
  const { hash } = useLocation();
  // A report leads to the field that it names.
  useEffect(() => {
    if (hash) goToField(form.current, decodeURIComponent(hash.slice(1)));
  }, [form, hash]);
  const goTo = (field: string) => {
    // On a phone, the list leaves no room for the field.
    if (window.matchMedia(phone).matches) flushSync(() => setOpen(false));
    goToField(form.current, field);
  };
  const unread = Object.entries(unreadable);
  // Several checks can wait for the same answer.
  const all = (checks ?? []).filter(
    ({ text }, place, every) => every.findIndex((other) => other.text === text) === place,
  );
  const isAnswered = ({ number, reason }: ListingCheck) => Boolean(reason) || answered.includes(number);
  const barring = all.filter(({ bars }) => bars);
  const blocking = barring.filter(({ level }) => level === 'BLOCKING');
  const asking = barring.filter((check) => check.level === 'WARNING' && !isAnswered(check));
  // In a trial and in an open site, most of what is found keeps nothing from visitors.
  const left = all.filter(({ level, bars, reason }) => !bars && !reason && wanted.has(level));
  const settled = all.filter((check) => check.level === 'WARNING' && isAnswered(check));
  const open = [...blocking, ...asking, ...left, ...settled];
  const before = blocking.length + asking.length;
  const counts = [
    unread.length > 0 && texts.unreadable(unread.length),
    blocking.length > 0 && texts.before(before),
    blocking.length === 0 && asking.length > 0 && texts.asking(asking.length),
    before === 0 && left.length > 0 && texts.later(left.length),
  ].filter(Boolean);
  // Nothing is asked of an empty form.
  if (isEmpty && !isRefused) return null;
  const sentences = [counts.join(', '), failed && texts.notChecked].filter(Boolean);
  const line = sentences.join('. ') || (checks ? texts.allPass : texts.checking);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-field border border-line bg-card text-dense"
    >
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-4 py-2 font-semibold max-sm:px-3 max-sm:text-xs">
        <span className="max-sm:sr-only">{texts.title}:</span>
        <span
          role="status"
          className={unread.length > 0 || (isRefused && before > 0) ? 'text-danger' : 'text-ink-muted'}
        >
          {line}
        </span>
        <span className="ml-auto">
          <FoldSign />
        </span>
      </summary>
      <div className="max-h-[45vh] overflow-y-auto border-t border-line px-4 py-3">
        {graceUntil && blocking.length > 0 && <p className="mb-3">{texts.grace(formatDay(graceUntil))}</p>}
        {failed && <p className="mb-3 text-ink-muted">{texts.notChecked}</p>}
        {checks && unread.length + open.length === 0 && <p>{texts.allPass}.</p>}
        <ul className="grid gap-4">
          {unread.map(([field, text]) => (
            <UnreadItem key={field} field={field} text={text} labels={labels} goTo={goTo} />
          ))}
          {open.map((check) => (
            <CheckItem
              key={check.number}
              check={check}
              goTo={goTo}
              id={id}
              addDocuments={addDocuments}
              answered={isAnswered(check)}
              initial={values[reasonName(check.number)]}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}

type GoTo = (field: string) => void;

interface UnreadItemProps extends Pick<ListingChecklistProps, 'labels'> {
  goTo: GoTo;
  /** The name of the field; a cell of a grid is `configurations.0.carpet`. */
  field: string;
  text: string;
}

function UnreadItem({ field, text, labels, goTo }: UnreadItemProps) {
  const [grid = '', row] = field.split('.');
  const known = labels[field] ?? labels[grid] ?? field;
  const label = /^\d+$/.test(row ?? '') ? texts.inRow(known, Number(row) + 1) : known;
  return (
    <li className={itemClass}>
      <p>
        <span className="font-semibold text-danger">{label}:</span> {text}
      </p>
      <GoButton goTo={goTo} field={labels[field] ? field : grid} label={label} />
    </li>
  );
}

function GoButton({ goTo, field, label }: { goTo: GoTo; field: string; label: string }) {
  return (
    <Button look="quiet" className={goClass} onClick={() => goTo(field)}>
      {texts.go}
      <span className="sr-only"> {texts.goFor(label)}</span>
    </Button>
  );
}

interface CheckItemProps {
  check: ListingCheck;
  /** Whether its reason is stored or typed. */
  answered: boolean;
  goTo: GoTo;
  id: string | undefined;
  addDocuments: (() => void) | undefined;
  initial: string | undefined;
}

function CheckItem({ check, answered, goTo, id, addDocuments, initial }: CheckItemProps) {
  const { number, title, level, bars, text, why, rules, field, reason } = check;
  const inDocuments = field === 'documents';
  const other = inDocuments ? documentsOf(id) : elsewhere[field];
  const blocks = bars && level === 'BLOCKING';
  const asks = level === 'WARNING' && !reason && (bars || answered);
  const state = blocks
    ? texts.blocks
    : asks || reason
      ? answered
        ? texts.settled
        : texts.warns
      : texts.left;
  return (
    <li className={itemClass}>
      <div className="grid w-full min-w-0 flex-1 gap-1">
        <p>
          <span className={`font-semibold ${blocks ? 'text-danger' : ''}`}>
            {title} ({state}):
          </span>{' '}
          {text}
        </p>
        <details className="text-xs text-ink-muted">
          <summary className="w-max cursor-pointer underline underline-offset-4">{texts.reasonWhy}</summary>
          {why}{' '}
          {rules.map(({ id, sourceTitle, sourceAddress }) =>
            sourceAddress ? (
              <a key={id} href={sourceAddress} target="_blank" rel="noreferrer" className="underline">
                {texts.source}: {sourceTitle}
              </a>
            ) : (
              <span key={id}>
                {texts.source}: {sourceTitle}.{' '}
              </span>
            ),
          )}
        </details>
        {reason && (
          <p className="text-xs">
            {texts.given(reason.reason, reason.by ?? texts.someone, formatDay(reason.at))}
          </p>
        )}
        {asks && (
          <TextField
            name={reasonName(number)}
            defaultValue={initial}
            label={texts.reason}
            hint={texts.reasonHint}
            maxLength={300}
            autoComplete="off"
          />
        )}
      </div>
      {inDocuments && addDocuments ? (
        <Button look="quiet" className={goClass} onClick={addDocuments}>
          {texts.addDocuments}
        </Button>
      ) : other ? (
        <ButtonLink look="quiet" className={goClass} to={other.to} target="_blank">
          {other.label}
          <span className="sr-only"> {texts.newTab}</span>
        </ButtonLink>
      ) : (
        <GoButton goTo={goTo} field={field} label={title} />
      )}
    </li>
  );
}
