import { useFocusOnFailure, useSubmission } from '../../lib/submission.ts';
import type { Upload } from '../../lib/submission.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
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
import { readPropertyForm } from './property-form-values.ts';
import type { EditedProperty, PropertyFormValues } from './property-form-values.ts';
import { PropertyPictureField } from './property-picture-field.tsx';
import { picturesToSend, usePropertyPictures } from './property-pictures.ts';

interface PropertyFormProps {
  values: PropertyFormValues;
  images: EditedProperty['images'];
  submitLabel: string;
  /** Sends it; what it throws is shown. */
  save: (input: PropertyInput, pictures: ReturnType<typeof picturesToSend>, upload: Upload) => Promise<void>;
  /** Goes on after it was saved. */
  onSaved: () => void;
}

const texts = { ...submitBarContent, ...propertyAdminContent.form };

/** Everything about a property in sections; what is wrong stands beside its field, and what was typed stays. */
export function PropertyForm({ values, images, submitLabel, save, onSaved }: PropertyFormProps) {
  const { blocker, markUnsaved } = useUnsavedChanges();
  const markChanged = () => markUnsaved(true);
  const pictures = usePropertyPictures(images, markChanged);
  const { failure, submitting, sent, setFailure, submit, cancel } = useSubmission(texts);
  const form = useFocusOnFailure(failure);

  async function send(typed: FormData) {
    const { input, wrong } = readPropertyForm(typed);
    const [sentence] = Object.values(wrong);
    if (sentence) {
      setFailure({ message: sentence, fields: wrong });
      return;
    }
    if (!(await submit((upload) => save(input, picturesToSend(pictures.pictures), upload)))) return;
    markUnsaved(false);
    onSaved();
  }

  const section = { values, errors: failure?.fields ?? {} };
  return (
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
        <BasicsSection {...section} />
        <FormSection title={propertyAdminContent.sections.pictures}>
          <PropertyPictureField pictures={pictures} error={failure?.fields.images} />
        </FormSection>
        <FactsSection {...section} />
        <PlaceSection {...section} />
        <ExtrasSection {...section} onChange={markChanged} />
        <LegalSection {...section} />
      </div>
      <SubmitBar
        submitLabel={submitLabel}
        submitting={submitting}
        sent={sent}
        failure={failure}
        cancelTo="/my-account/properties"
        onCancelUpload={cancel}
      />
      <LeaveDialog blocker={blocker} />
    </form>
  );
}
