import { Fragment, useState } from 'react';
import { useEditedForm } from '../../lib/edited-form.ts';
import type { StoredValues } from '../../lib/edited-form.ts';
import type { Publication, PublicationState } from '../../lib/publication.ts';
import type { Upload } from '../../lib/submission.ts';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { DraftNotice } from '../../ui/draft-notice.tsx';
import { publicationContent } from '../../ui/publication.content.ts';
import { PublicationField, stateOf } from '../../ui/publication-field.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { submitBarContent } from '../../ui/submit-bar.content.ts';
import { SubmitBar } from '../../ui/submit-bar.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import type { PropertyInput } from './property-admin.generated.ts';
import {
  BasicsSection,
  ExtrasSection,
  FactsSection,
  FormSection,
  LegalSection,
  PlaceSection,
} from './property-form-sections.tsx';
import { formValuesOf, propertyValuesOf, readPropertyForm } from './property-form-values.ts';
import type { EditedProperty, PropertyFormValues } from './property-form-values.ts';
import { PropertyPictureField } from './property-picture-field.tsx';
import { picturesToSend, usePropertyPictures } from './property-pictures.ts';

interface PropertyFormProps {
  values: PropertyFormValues;
  /** When the property that is edited was changed last. */
  updatedAt: string | null;
  images: EditedProperty['images'];
  submitLabel: string;
  /** The browser keeps what is typed under this name. */
  draftKey: string;
  /** Reads the property again, when somebody else changed it. */
  reload?: () => Promise<StoredValues>;
  /** Sends it; what it throws is shown. */
  save: (
    input: PropertyInput,
    sent: ReturnType<typeof picturesToSend> & { publication: Publication | null },
    upload: Upload,
    readAt: string | null,
  ) => Promise<void>;
  /** Goes on after it was saved. */
  onSaved: () => void;
}

const texts = { ...submitBarContent, ...propertyAdminContent.form };
const labels = Object.fromEntries(
  Object.entries(propertyAdminContent.fields).map(([name, { label }]) => [name, label.replace('*', '')]),
);

/** Everything about a property in sections; what is wrong stands beside its field, and what was typed stays. */
export function PropertyForm(props: PropertyFormProps) {
  const { images, submitLabel, save } = props;
  const [stored] = useState(() => ({ values: formValuesOf(props.values), updatedAt: props.updatedAt }));
  const edited = useEditedForm({
    draftKey: props.draftKey,
    stored,
    texts,
    reload: props.reload,
    check: (form) => readPropertyForm(form).wrong,
    save: (form, readAt, upload) => {
      const { input, publication } = readPropertyForm(form);
      return save(input, { ...picturesToSend(pictures.pictures), publication }, upload, readAt);
    },
    onSaved: props.onSaved,
  });
  const { form, submission, shown, markChanged, send } = edited;
  const [chosen, setState] = useState<PublicationState | null>(null);
  const state = chosen ?? stateOf(shown.values.publication?.[0]);
  const pictures = usePropertyPictures(images, markChanged);
  const { failure, submitting, sent, cancel } = submission;

  const section = { values: propertyValuesOf(shown.values), errors: failure?.fields ?? {} };
  return (
    <>
      <DraftNotice draft={edited.draft} onRestore={edited.restoreDraft} onDrop={edited.dropDraft} />
      <form
        ref={form}
        noValidate
        onInput={markChanged}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting) void send(new FormData(event.currentTarget));
        }}
        className="max-w-4xl"
      >
        <div inert={submitting} className="grid gap-6">
          <BasicsSection key={`basics ${shown.revision}`} {...section} />
          <FormSection title={propertyAdminContent.sections.pictures}>
            <PropertyPictureField pictures={pictures} error={failure?.fields.images} />
          </FormSection>
          <Fragment key={shown.revision}>
            <FactsSection {...section} />
            <PlaceSection {...section} />
            <ExtrasSection {...section} onChange={markChanged} />
            <LegalSection {...section} />
            <PublicationField
              values={section.values.texts}
              error={failure?.fields.publishAt}
              onState={setState}
            />
          </Fragment>
        </div>
        <SubmitBar
          submitLabel={state === 'published' ? submitLabel : publicationContent.submit[state]}
          submitting={submitting}
          sent={sent}
          failure={failure}
          cancelTo="/my-account/properties"
          onCancelUpload={cancel}
        />
        <LeaveDialog blocker={edited.blocker} />
      </form>
      <ConflictDialog
        conflict={edited.conflict}
        labels={labels}
        onResolve={edited.resolve}
        onTakeTheirs={edited.takeTheirs}
        onClose={edited.closeConflict}
      />
    </>
  );
}
