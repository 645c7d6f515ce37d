import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { TextAreaField, TextField } from '../ui/field.tsx';
import { Picture } from '../ui/picture.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { DropZone } from './drop-zone.tsx';
import { useEditedForm } from './edited-form.ts';
import type { StoredValues } from './edited-form.ts';
import { valuesOfForm } from './form-values.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { openPicture } from './picture-file.ts';
import type { PictureFile } from './picture-file.ts';
import { pictureItemContent } from './picture-item.content.ts';
import { PublicationField, stateOf } from './publication-field.tsx';
import { publicationContent } from './publication.content.ts';
import { readPublication } from './publication.ts';
import type { Publication, PublicationState } from './publication.ts';
import type { Upload } from './submission.ts';
import { submitBarContent } from './submit-bar.content.ts';
import { SubmitBar } from './submit-bar.tsx';

export interface ItemField {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** The sentence for a missing value; without it the field is optional. */
  required?: string;
  /** The number of lines, for a field with several. */
  rows?: number;
  type?: 'email' | 'tel' | 'url';
  /** Another control in place of the plain field. */
  Control?: ComponentType<ItemControlProps>;
}

export interface ItemControlProps {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  maxLength: number;
  required: boolean;
  rows?: number;
  defaultValue?: string;
}

interface PictureItemFormProps {
  fields: readonly ItemField[];
  picture: { choose: string; hint: string; missing: string; wrong: string };
  submitLabel: string;
  failed: string;
  unreachable: string;
  cancelTo: string;
  /** The name under which the browser keeps unsaved input. */
  draftKey: string;
  stored: StoredValues;
  /** The current picture, which stays unless the user chooses another. */
  image?: Parameters<typeof Picture>[0]['image'] | null;
  reload?: () => Promise<StoredValues>;
  save: (
    values: Record<string, string>,
    image: File | null,
    upload: Upload,
    readAt: string | null,
    publication: Publication | null,
  ) => Promise<{ updatedAt: string }>;
  /** Whether it can be saved as a draft, for which the first field is enough. */
  publishable?: boolean;
  /** Visitors see it now. */
  live?: boolean;
  /** The address of the preview. */
  previewPath?: string | false;
  /** Called after saving; `stay` if the person goes on typing. */
  onSaved: (stay: boolean) => void;
}

/** The form of an item with a few texts and one picture. */
export function PictureItemForm(props: PictureItemFormProps) {
  const { fields, picture: pictureTexts, submitLabel, failed, unreachable, cancelTo, save, image } = props;
  const [picture, setPicture] = useState<PictureFile | null>(null);
  const edited = useEditedForm({
    draftKey: props.draftKey,
    stored: props.stored,
    reload: props.reload,
    texts: { ...submitBarContent, failed, unreachable },
    check: (form) => {
      const { publication, wrong } = readPublication(form);
      const draft = publication?.state === 'DRAFT';
      return {
        ...findMissing(readTexts(form, fields), draft ? fields.slice(0, 1) : fields),
        ...(!draft && !picture && !image && { image: pictureTexts.missing }),
        ...(wrong && { publishAt: wrong }),
      };
    },
    save: async (form, readAt, upload, stay) => {
      const { publication } = readPublication(form);
      const texts = readTexts(form, fields);
      const { updatedAt } = await save(texts, picture?.file ?? null, upload, readAt, publication);
      return stay ? { values: valuesOfForm(form), updatedAt } : undefined;
    },
    onSaved: props.onSaved,
  });
  const { form, submission, shown, markChanged } = edited;
  const publication = publicationValues(shown.values);
  const [chosen, setState] = useState<PublicationState | null>(null);
  const state = props.publishable ? (chosen ?? stateOf(publication.publication)) : 'PUBLISHED';
  const { failure, submitting } = submission;
  useEffect(() => () => URL.revokeObjectURL(picture?.url ?? ''), [picture]);

  async function choose([file]: File[]) {
    if (!file) return;
    markChanged();
    try {
      setPicture(await openPicture(file));
      submission.setFailure(null);
    } catch (error) {
      const sentence =
        file.type.startsWith('image/') && error instanceof Error ? error.message : pictureTexts.wrong;
      submission.setFailure({ message: sentence, fields: { image: sentence } });
    }
  }

  return (
    <>
      <DraftNotice draft={edited.draft} onRestore={edited.restoreDraft} onDrop={edited.dropDraft} />
      <form
        ref={form}
        noValidate
        onInput={markChanged}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting) void edited.send(new FormData(event.currentTarget));
        }}
        className={fields.some(({ Control }) => Control) ? 'max-w-6xl' : 'max-w-2xl'}
      >
        <div inert={submitting} className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-6">
          <div className="grid items-start gap-4 sm:grid-cols-[9rem_1fr]">
            {picture ? (
              <img
                src={picture.url}
                alt={picture.file.name}
                className="aspect-square w-36 rounded-field object-cover"
              />
            ) : image ? (
              <Picture image={image} sizes="144px" className="aspect-square w-36 rounded-field" />
            ) : (
              <div
                aria-hidden="true"
                className="hidden aspect-square w-36 rounded-field bg-pine-soft sm:block"
              />
            )}
            <DropZone
              label={pictureTexts.choose}
              also={pictureItemContent.drop}
              hint={pictureTexts.hint}
              errors={failure?.fields.image ? [failure.fields.image] : []}
              onFiles={(files) => void choose(files)}
            />
          </div>
          {fields.map((field) => (
            <ItemTextField
              key={`${field.name} ${shown.revision}`}
              field={field}
              value={shown.values[field.name]?.[0]}
              error={failure?.fields[field.name]}
            />
          ))}
        </div>
        <SubmitBar
          submitLabel={state === 'PUBLISHED' ? submitLabel : publicationContent.submit[state]}
          submitting={submitting}
          sent={submission.sent}
          failure={failure}
          cancelTo={cancelTo}
          onCancelUpload={submission.cancel}
          preview={props.previewPath ? { to: props.previewPath, onOpen: edited.keepTyped } : undefined}
        >
          {props.publishable && (
            <PublicationField
              key={shown.revision}
              values={publication}
              error={failure?.fields.publishAt}
              live={props.live ?? false}
              onState={setState}
            />
          )}
        </SubmitBar>
        <LeaveDialog blocker={edited.blocker} />
      </form>
      <ConflictDialog
        conflict={edited.conflict}
        labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        onResolve={edited.resolve}
        onTakeTheirs={edited.takeTheirs}
        onClose={edited.closeConflict}
      />
    </>
  );
}

interface ItemTextFieldProps {
  field: ItemField;
  value: string | undefined;
  error: string | undefined;
}

function ItemTextField({ field, value, error }: ItemTextFieldProps) {
  const { name, label, hint, maxLength, required, rows, type, Control } = field;
  const common = {
    name,
    hint,
    maxLength,
    error,
    defaultValue: value,
    label: required ? `${label}*` : label,
    required: Boolean(required),
  };
  if (Control) return <Control {...common} rows={rows} />;
  return rows ? (
    <TextAreaField {...common} rows={rows} />
  ) : (
    <TextField {...common} type={type} autoComplete="off" />
  );
}

function publicationValues(values: StoredValues['values']): Record<string, string> {
  const names = ['publication', 'publishDate', 'publishTime'];
  return Object.fromEntries(names.map((name) => [name, values[name]?.[0] ?? '']));
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
