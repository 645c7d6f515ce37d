import { useEffect } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { formatDay } from 'domain/text/format.ts';
import { FoldSign } from '../../../../office-kit/fold-sign.tsx';
import type { PictureNature } from '../../../../office-kit/pictures/held-pictures.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { goToField } from '../form/go-to-field.ts';
import { checklistContent as texts } from './listing-checklist.content.ts';
import { isInPlace, ListingQuestions } from './listing-questions.tsx';
import { askedChecks, lineOf } from './sorted-checks.ts';
import { useListingChecks, useOpenOnRefusal } from './use-listing-checks.ts';
import type { ListingCheck, Refusal } from './use-listing-checks.ts';

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
  /** What the server refused to publish: the list opens at its first question. */
  refusal: Refusal;
  /** Saves the form as a draft and goes on to its documents; undefined if that would take it off the site. */
  addDocuments: (() => void) | undefined;
  /** Says what all pictures are. */
  onNature: (nature: PictureNature) => void;
}

const goClass = '-mx-3 sm:-my-2 sm:mx-0';
const phone = '(max-width: 639px)';

/** What keeps the property from visitors, while it is typed: questions with their fields, behind one quiet line. */
export function ListingChecklist(props: ListingChecklistProps) {
  const { form, id, values, labels, revision, graceUntil, refusal, addDocuments, onNature } = props;
  const { checks, unreadable, answered, failed, isEmpty, answers, lookAgain } = useListingChecks(form, id, {
    values,
    revision,
    refusal,
  });
  const { isOpen, setOpen } = useOpenOnRefusal(refusal);
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
  const asked = askedChecks(checks ?? [], answered);
  // Nothing is asked of an empty form.
  if (isEmpty && !refusal) return null;
  const isBarred = asked.some(({ level }) => level === 'notYet');
  const sentences = [lineOf(asked, unread.length), failed && texts.notChecked].filter(Boolean);
  const line = sentences.join('. ') || (checks ? texts.allPass : texts.checking);

  function wayTo({ field }: ListingCheck, question: string) {
    if (field === 'documents')
      return addDocuments ? (
        <Button look="quiet" className={goClass} onClick={addDocuments}>
          {texts.addDocuments}
        </Button>
      ) : (
        <ButtonLink
          look="quiet"
          className={goClass}
          to={`/my-account/properties/${id}/documents`}
          target="_blank"
        >
          {texts.papers}
          <span className="sr-only"> {texts.newTab}</span>
        </ButtonLink>
      );
    return isInPlace(field) ? null : <GoButton goTo={goTo} field={field} label={question} />;
  }

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
          className={unread.length > 0 || (refusal && isBarred) ? 'text-danger' : 'text-ink-muted'}
        >
          {line}
        </span>
        <span className="ml-auto">
          <FoldSign />
        </span>
      </summary>
      <div className="max-h-[45vh] overflow-y-auto border-t border-line px-4 py-3">
        {graceUntil && isBarred && <p className="mb-3">{texts.grace(formatDay(graceUntil))}</p>}
        {failed && <p className="mb-3 text-ink-muted">{texts.notChecked}</p>}
        {checks && unread.length + asked.length === 0 && <p>{texts.allPass}.</p>}
        {unread.length > 0 && (
          <ul className="mb-4 grid gap-4">
            {unread.map(([field, text]) => (
              <UnreadItem key={field} field={field} text={text} labels={labels} goTo={goTo} />
            ))}
          </ul>
        )}
        <ListingQuestions
          {...{ asked, answers, refusal, wayTo, onNature }}
          checks={checks ?? []}
          isOpen={isOpen}
          onMended={lookAgain}
        />
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
    <li className="flex items-start justify-between gap-x-6 max-sm:flex-col">
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
