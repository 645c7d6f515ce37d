import { useEffect, useState } from 'react';
import { openPicture } from '../lib/picture-file.ts';
import type { PictureFile } from '../lib/picture-file.ts';
import { useFocusOnFailure, useSubmission } from '../lib/submission.ts';
import type { Upload } from '../lib/submission.ts';
import { useUnsavedChanges } from '../lib/unsaved-changes.ts';
import { DropZone } from './drop-zone.tsx';
import { TextAreaField, TextField } from './field.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { submitBarContent } from './submit-bar.content.ts';
import { SubmitBar } from './submit-bar.tsx';

export interface ItemField {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** The sentence when it is missing; without it the field may stay empty. */
  required?: string;
  /** Several lines. */
  rows?: number;
  type?: 'email' | 'tel';
}

interface PictureItemFormProps {
  fields: readonly ItemField[];
  picture: { choose: string; hint: string; missing: string; wrong: string };
  submitLabel: string;
  failed: string;
  unreachable: string;
  cancelTo: string;
  save: (values: Record<string, string>, image: File, upload: Upload) => Promise<void>;
  onSaved: () => void;
}

/** The form of a thing that has a few texts and one picture. */
export function PictureItemForm(props: PictureItemFormProps) {
  const { fields, picture: pictureTexts, submitLabel, failed, unreachable, cancelTo, save, onSaved } = props;
  const { blocker, markUnsaved } = useUnsavedChanges();
  const submission = useSubmission({ ...submitBarContent, failed, unreachable });
  const { failure, submitting } = submission;
  const form = useFocusOnFailure(failure);
  const [picture, setPicture] = useState<PictureFile | null>(null);
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);

  async function choose([file]: File[]) {
    if (!file) return;
    markUnsaved(true);
    try {
      setPicture(await openPicture(file));
      submission.setFailure(null);
    } catch (error) {
      const sentence =
        file.type.startsWith('image/') && error instanceof Error ? error.message : pictureTexts.wrong;
      submission.setFailure({ message: sentence, fields: { image: sentence } });
    }
  }

  async function send(typed: FormData) {
    const values = readTexts(typed, fields);
    const wrong = findMissing(values, fields);
    if (!picture) wrong.image = pictureTexts.missing;
    const [sentence] = Object.values(wrong);
    if (sentence || !picture) {
      submission.setFailure({ message: sentence ?? pictureTexts.missing, fields: wrong });
      return;
    }
    if (!(await submission.submit((upload) => save(values, picture.file, upload)))) return;
    markUnsaved(false);
    onSaved();
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={() => markUnsaved(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitting) void send(new FormData(event.currentTarget));
      }}
      className="max-w-2xl"
    >
      <div inert={submitting} className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-6">
        <div className="grid items-start gap-4 sm:grid-cols-[9rem_1fr]">
          {picture ? (
            <img
              src={picture.url}
              alt={picture.file.name}
              className="aspect-square w-36 rounded-field object-cover"
            />
          ) : (
            <div
              aria-hidden="true"
              className="hidden aspect-square w-36 rounded-field bg-pine-soft sm:block"
            />
          )}
          <DropZone
            label={pictureTexts.choose}
            also="or drop it here"
            hint={pictureTexts.hint}
            errors={failure?.fields.image ? [failure.fields.image] : []}
            onFiles={(files) => void choose(files)}
          />
        </div>
        {fields.map((field) => (
          <ItemTextField key={field.name} field={field} error={failure?.fields[field.name]} />
        ))}
      </div>
      <SubmitBar
        submitLabel={submitLabel}
        submitting={submitting}
        sent={submission.sent}
        failure={failure}
        cancelTo={cancelTo}
        onCancelUpload={submission.cancel}
      />
      <LeaveDialog blocker={blocker} />
    </form>
  );
}

function ItemTextField({ field, error }: { field: ItemField; error: string | undefined }) {
  const { name, label, hint, maxLength, required, rows, type } = field;
  const common = {
    name,
    hint,
    maxLength,
    error,
    label: required ? `${label}*` : label,
    required: Boolean(required),
  };
  return rows ? (
    <TextAreaField {...common} rows={rows} />
  ) : (
    <TextField {...common} type={type} autoComplete="off" />
  );
}

function readTexts(form: FormData, fields: readonly ItemField[]): Record<string, string> {
  const entries = fields.map(({ name }) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.trim() : ''];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

function findMissing(values: Record<string, string>, fields: readonly ItemField[]): Record<string, string> {
  const missing = fields.flatMap(({ name, required }) =>
    required && !values[name] ? [[name, required]] : [],
  );
  return Object.fromEntries(missing) as Record<string, string>;
}
