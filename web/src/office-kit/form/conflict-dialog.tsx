import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDateTime } from 'domain/text/format.ts';
import { formatAgo } from '../moments.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { conflictDialogContent as texts } from './conflict-dialog.content.ts';
import type { Conflict } from './edited-form.ts';
import { differingFields, formOfValues, written } from './form-values.ts';
import type { FormValues } from './form-values.ts';

interface ConflictDialogProps {
  conflict: Conflict | null;
  labels: Readonly<Record<string, string>>;
  /** How to show fields that are not readable as text. */
  looks?: Readonly<Record<string, (texts: readonly string[]) => ReactNode>>;
  onResolve: (values: FormValues, readAt: string | null, form: FormData) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows another account’s changes since the form was opened, field by field, beside the typed values. */
export function ConflictDialog({ conflict, ...actions }: ConflictDialogProps) {
  return (
    <Dialog open={conflict !== null} onClose={actions.onClose} title={texts.title} holdsForm>
      {conflict && <Choices key={conflict.theirs.updatedAt} conflict={conflict} {...actions} />}
    </Dialog>
  );
}

function Choices({
  conflict: { base, theirs, yours },
  labels,
  looks = {},
  onResolve,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps & { conflict: Conflict }) {
  const fields = differingFields(theirs.values, yours);
  const [mine, setMine] = useState<readonly string[]>(() =>
    // At first, a field that only the other account changed keeps that value.
    fields.filter((name) => written(base, name) !== written(yours, name)),
  );

  function save() {
    const chosen = fields.map((name) => [name, (mine.includes(name) ? yours : theirs.values)[name] ?? []]);
    const values = { ...yours, ...(Object.fromEntries(chosen) as FormValues) };
    onResolve(values, theirs.updatedAt, formOfValues(values));
  }

  return (
    <div className="grid gap-4 text-dense">
      <p>
        {theirs.updatedAt && <SavedBy name={theirs.updatedBy} at={theirs.updatedAt} />} {texts.line}
      </p>
      {fields.length === 0 && <p>{texts.none}</p>}
      <div className="grid max-h-[50dvh] gap-4 overflow-y-auto">
        {fields.map((name) => (
          <fieldset key={name} className="grid gap-1">
            <legend className="font-semibold">{labels[name] ?? name}</legend>
            {[
              { label: texts.theirs, own: false, values: theirs.values },
              { label: texts.yours, own: true, values: yours },
            ].map(({ label, own, values }) => (
              <label
                key={label}
                className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-line p-2.5 has-checked:border-pine has-checked:bg-pine-soft"
              >
                <input
                  type="radio"
                  name={`choice-${name}`}
                  checked={mine.includes(name) === own}
                  onChange={() => setMine(own ? [...mine, name] : mine.filter((other) => other !== name))}
                  className="mt-0.5 size-4.5 shrink-0"
                />
                <span className="w-14 shrink-0 text-xs leading-5 font-semibold text-ink-muted">{label}</span>
                {looks[name]?.(values[name] ?? []) ?? (
                  <span className="line-clamp-4 min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
                    {written(values, name) || texts.empty}
                  </span>
                )}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={save}>{texts.save}</Button>
        <Button look="outline" onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}

function SavedBy({ name, at }: { name: string | null | undefined; at: string }) {
  const { username } = useAdminSession();
  const [ago] = useState(() => formatAgo(at));
  return (
    <>
      {texts.savedBy}{' '}
      <strong className="[overflow-wrap:anywhere]">
        {name === username ? texts.yourself : (name ?? texts.otherPerson)}
      </strong>
      ,{' '}
      <time dateTime={at} title={formatDateTime(at)}>
        {ago}
      </time>
      .
    </>
  );
}
