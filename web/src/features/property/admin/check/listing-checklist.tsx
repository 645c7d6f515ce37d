import { formatDay } from 'domain/text/format.ts';
import type { PictureNature } from '../../../../office-kit/pictures/held-pictures.ts';
import { Button } from '../../../../ui/button.tsx';
import { goToField } from '../form/go-to-field.ts';
import { checklistContent as texts } from './listing-checklist.content.ts';
import { isInPlace, ListingQuestions } from './listing-questions.tsx';
import { askedChecks, lineOf } from './sorted-checks.ts';
import type { ListingCheck, useListingChecks } from './use-listing-checks.ts';

type Checks = ReturnType<typeof useListingChecks>;

interface ListingChecklistProps extends Checks {
  /** The property that is edited; undefined for a new one. */
  id: string | undefined;
  /** The labels of the fields, by their names. */
  labels: Readonly<Record<string, string>>;
  /** The last day on which a property that does not pass stays visible. */
  graceUntil: string | null | undefined;
  /** Whether its tab is open. */
  isOpen: boolean;
  /** Saves the form as a draft and goes on to its documents; undefined if that would take it off the site. */
  addDocuments: (() => void) | undefined;
  /** Says what all pictures are. */
  onNature: (nature: PictureNature) => void;
}

const goClass = '-mx-3 sm:-my-2 sm:mx-0';
const goTo = (field: string) => goToField(document, field);

/** How much is left before visitors see the property, in one quiet line that leads to the questions. */
export function ChecksLine({ onOpen, ...found }: Checks & { onOpen: () => void }) {
  const { checks, unreadable, answered, failed, isEmpty, refusal } = found;
  // Nothing is asked of an empty form.
  if (isEmpty && !refusal) return null;
  const asked = askedChecks(checks ?? [], answered);
  const unread = Object.keys(unreadable).length;
  const isBarred = asked.some(({ level }) => level === 'notYet');
  const sentences = [lineOf(asked, unread), failed && texts.notChecked].filter(Boolean);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 flex-wrap items-center gap-x-2 text-left text-dense font-semibold underline-offset-4 hover:underline max-sm:text-xs md:min-h-8"
    >
      <span className="max-sm:sr-only">{texts.title}:</span>
      <span role="status" className={unread > 0 || (refusal && isBarred) ? 'text-danger' : 'text-ink-muted'}>
        {sentences.join('. ') || (checks ? texts.allPass : texts.checking)}
      </span>
    </button>
  );
}

/** What keeps the property from visitors: questions with their fields. */
export function ListingChecklist(props: ListingChecklistProps) {
  const { checks, unreadable, answered, failed, answers, refusal, lookAgain } = props;
  const { id, labels, graceUntil, isOpen, addDocuments, onNature } = props;
  const unread = Object.entries(unreadable);
  const asked = askedChecks(checks ?? [], answered);

  function wayTo({ field }: ListingCheck, question: string) {
    if (field === 'documents')
      return addDocuments && !id ? (
        <Button look="quiet" className={goClass} onClick={addDocuments}>
          {texts.addDocuments}
        </Button>
      ) : (
        <Button look="quiet" className={goClass} onClick={() => goTo(field)}>
          {texts.papers}
        </Button>
      );
    return isInPlace(field) ? null : <GoButton goTo={goTo} field={field} label={question} />;
  }

  return (
    <div className="text-dense">
      {graceUntil && asked.some(({ level }) => level === 'notYet') && (
        <p className="mb-3">{texts.grace(formatDay(graceUntil))}</p>
      )}
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
        {...{ asked, answers, refusal, isOpen, wayTo, onNature }}
        checks={checks ?? []}
        onMended={lookAgain}
      />
    </div>
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
