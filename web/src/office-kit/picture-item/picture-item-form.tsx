import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { ItemKind } from 'domain/schema.generated.ts';
import { ConflictDialog } from '../form/conflict-dialog.tsx';
import { DraftNotice } from '../form/draft-notice.tsx';
import { FieldClaims } from '../text-claims/field-claims.tsx';
import { useTextClaims } from '../text-claims/use-text-claims.ts';
import { useEditedForm } from '../form/edited-form.ts';
import type { StoredValues } from '../form/edited-form.ts';
import { valuesOfForm } from '../form/form-values.ts';
import { LeaveDialog } from '../form/leave-dialog.tsx';
import { picturesToSend } from '../pictures/held-pictures.ts';
import { controlOf, FormTextField } from '../field/form-text.tsx';
import type { FormText } from '../field/form-text.tsx';
import { OnePictureField } from '../pictures/one-picture-field.tsx';
import { PictureLook } from '../pictures/picture-look.tsx';
import { picturesContent } from '../pictures/pictures.content.ts';
import { useOnePicture } from '../pictures/use-one-picture.ts';
import { useSaveAfterUploads } from '../pictures/use-save-after-uploads.ts';
import { PublicationField, stateOf } from '../field/publication-field.tsx';
import { publicationContent } from '../publication.content.ts';
import { readPublication } from '../publication.ts';
import type { Publication, PublicationState } from '../publication.ts';
import { submitBarContent } from '../form/submit-bar.content.ts';
import { SubmitBar } from '../form/submit-bar.tsx';
import type { TypedInto } from '../field/typed-into.ts';

export interface ItemField extends FormText {
  /** The sentence for a missing value; without it the field is optional. */
  required?: string;
  /** Its stored text for people, where a conflict is shown. */
  look?: (texts: readonly string[]) => ReactNode;
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
  kind: ItemKind;
  fields: readonly ItemField[];
  /** With an empty sentence for a missing one, the picture is optional. */
  picture: { choose: string; hint: string; missing: string; wrong: string };
  submitLabel: string;
  failed: string;
  unreachable: string;
  cancelTo: string;
  /** The name under which the browser keeps unsaved input. */
  draftKey: string;
  stored: StoredValues;
  /** The description of a picture for which no person wrote one. */
  usualAlt: (values: Record<string, string>) => string;
  reload?: () => Promise<StoredValues>;
  save: (
    values: Record<string, string>,
    picture: { id: string; alt: string } | null,
    readAt: string | null,
    publication: Publication | null,
  ) => Promise<{ updatedAt: string }>;
  /** Whether it can be saved as a draft, for which the first field is enough. */
  publishable?: boolean;
  /** Visitors see it now. */
  live?: boolean;
  /** The address of the preview. */
  previewPath?: string | false;
  /** Called after saving; `stay` if the person goes on typing, with the field. */
  onSaved: (stay: boolean, field?: TypedInto) => void;
}

const looks = { picture: (texts: readonly string[]) => <PictureLook texts={texts} /> };

/** The form of an item with a few texts and one picture. */
export function PictureItemForm(props: PictureItemFormProps) {
  const { fields, picture: pictureTexts, submitLabel, failed, unreachable, cancelTo, save } = props;
  const edited = useEditedForm({
    draftKey: props.draftKey,
    stored: props.stored,
    reload: props.reload,
    texts: { ...submitBarContent, failed, unreachable },
    check: findWrong,
    save: async (form, readAt, _upload, stay) => {
      const { publication } = readPublication(form);
      const { updatedAt } = await save(readTexts(form, fields), pictureOf(form), readAt, publication);
      return stay ? { values: valuesOfForm(form), updatedAt } : undefined;
    },
    onSaved: props.onSaved,
  });
  const { form, submission, shown, markChanged } = edited;
  const claims = useTextClaims(form, shown.revision, (typed) => ({
    ...valuesOfForm(typed),
    picture: [pictureOf(typed)?.alt ?? ''],
  }));
  const picture = useOnePicture({
    held: shown.values.picture ?? [],
    revision: shown.revision,
    onChange: markChanged,
  });
  const [usualAlt, setUsualAlt] = useState(() => props.usualAlt(textsOf(shown.values)));
  const publication = publicationValues(shown.values);
  const [chosen, setState] = useState<PublicationState | null>(null);
  const state = props.publishable ? (chosen ?? stateOf(publication.publication)) : 'PUBLISHED';
  const { failure, submitting } = submission;
  const { submit, waiting } = useSaveAfterUploads({
    ...{ form, submitting, findWrong },
    underWay: picture.underWay,
    send: edited.send,
  });

  function findWrong(typed: FormData): Record<string, string> {
    const { publication: wanted, wrong } = readPublication(typed);
    const draft = wanted?.state === 'DRAFT';
    const missing = pictureTexts.missing && !draft && !pictureOf(typed) && picture.underWay === 0;
    return {
      ...findMissing(readTexts(typed, fields), draft ? fields.slice(0, 1) : fields),
      ...(missing && { image: pictureTexts.missing }),
      ...(picture.failed > 0 && { image: picturesContent.upload.notUploaded(1) }),
      ...(wrong && { publishAt: wrong }),
    };
  }

  return (
    <>
      <DraftNotice draft={edited.draft} onRestore={edited.restoreDraft} onDrop={edited.dropDraft} />
      <form
        ref={form}
        noValidate
        onInput={({ currentTarget }) => {
          markChanged();
          setUsualAlt(props.usualAlt(textsOf(valuesOfForm(new FormData(currentTarget)))));
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
        className={fields.some(({ Control }) => Control) ? 'max-w-6xl' : 'max-w-2xl'}
      >
        <div inert={submitting} className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-6">
          <OnePictureField
            kind={props.kind}
            state={picture}
            choose={pictureTexts.choose}
            hint={pictureTexts.hint}
            usualAlt={usualAlt}
            error={failure?.fields.image}
          />
          <FieldClaims claims={claims} field="picture" />
          {fields.map((field) => (
            <div key={field.name}>
              <ItemTextField
                key={shown.revision}
                field={field}
                value={shown.values[field.name]?.[0]}
                error={errorOf(field.name, failure?.fields)}
              />
              <FieldClaims claims={claims} field={field.name} />
            </div>
          ))}
        </div>
        <SubmitBar
          submitLabel={state === 'PUBLISHED' ? submitLabel : publicationContent.submit[state]}
          submitting={submitting}
          sent={null}
          failure={failure}
          cancelTo={cancelTo}
          waiting={waiting}
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
        labels={{
          ...Object.fromEntries(fields.map(({ name, label }) => [name, label])),
          picture: picturesContent.one.label,
        }}
        looks={{
          ...looks,
          ...Object.fromEntries(fields.flatMap(({ name, look }) => (look ? [[name, look]] : []))),
        }}
        onResolve={edited.resolve}
        onTakeTheirs={edited.takeTheirs}
        onClose={edited.closeConflict}
      />
    </>
  );
}

/** The sentence for a field, or for the first wrong part of its rows. */
function errorOf(name: string, wrong: Record<string, string> = {}): string | undefined {
  const part = Object.keys(wrong).find((field) => field.startsWith(`${name}.`));
  return wrong[name] ?? (part && wrong[part]);
}

interface ItemTextFieldProps {
  field: ItemField;
  value: string | undefined;
  error: string | undefined;
}

function ItemTextField({ field, value, error }: ItemTextFieldProps) {
  const { Control, rows } = field;
  if (Control) return <Control {...controlOf(field, value, error)} rows={rows} />;
  return <FormTextField text={field} value={value} error={error} />;
}

/** The chosen picture as the input of the server. */
function pictureOf(form: FormData): { id: string; alt: string } | null {
  const texts = form.getAll('picture').filter((text) => typeof text === 'string');
  return picturesToSend(texts)[0] ?? null;
}

function textsOf(values: StoredValues['values']): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, [text = '']]) => [name, text]));
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
