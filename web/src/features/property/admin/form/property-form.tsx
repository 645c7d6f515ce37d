import { Fragment, useRef, useState } from 'react';
import type { PropertyInput } from 'domain/schema.generated.ts';
import { placeContent } from '../../../../map/place-field.content.ts';
import { ConflictDialog } from '../../../../office-kit/form/conflict-dialog.tsx';
import { DraftNotice } from '../../../../office-kit/form/draft-notice.tsx';
import { useEditedForm } from '../../../../office-kit/form/edited-form.ts';
import type { Conflict, StoredValues } from '../../../../office-kit/form/edited-form.ts';
import { valuesOfForm } from '../../../../office-kit/form/form-values.ts';
import { LeaveDialog } from '../../../../office-kit/form/leave-dialog.tsx';
import { PersonName } from '../../../../office-kit/field/person-field.tsx';
import { withoutRemoved } from '../../../../office-kit/pictures/held-pictures.ts';
import type { PictureToSend } from '../../../../office-kit/pictures/held-pictures.ts';
import { picturesContent } from '../../../../office-kit/pictures/pictures.content.ts';
import { useSaveAfterUploads } from '../../../../office-kit/pictures/use-save-after-uploads.ts';
import { PublicationField, stateOf } from '../../../../office-kit/field/publication-field.tsx';
import { publicationContent } from '../../../../office-kit/publication.content.ts';
import type { Publication, PublicationState } from '../../../../office-kit/publication.ts';
import { SectionIndex } from '../../../../office-kit/form/section-index.tsx';
import { submitBarContent } from '../../../../office-kit/form/submit-bar.content.ts';
import { SubmitBar } from '../../../../office-kit/form/submit-bar.tsx';
import type { TypedInto } from '../../../../office-kit/field/typed-into.ts';
import { choiceRows } from 'domain/property/property-choices.ts';
import { privateRows } from 'domain/property/private-fields.ts';
import { textFields } from 'domain/property/property-fields.ts';
import { costName, costRows } from './cost-fields.ts';
import { checklistContent } from '../check/listing-checklist.content.ts';
import { ListingChecklist } from '../check/listing-checklist.tsx';
import { propertyAdminContent } from '../property-admin.content.ts';
import { CostSection } from './property-cost-section.tsx';
import {
  BasicsSection,
  ExtrasSection,
  FactsSection,
  FormSection,
  PlaceSection,
} from './property-form-sections.tsx';
import { formValuesOf, propertyValuesOf, readPropertyForm, summaryOf } from './property-form-values.ts';
import type { PropertyFormValues } from './property-form-values.ts';
import { rowsOf } from './inventory-fields.ts';
import { InventorySection } from './property-inventory-section.tsx';
import { ReraSection } from './property-rera-section.tsx';
import { rentName, rentRows } from './rent-fields.ts';
import { reraLabels } from './rera-fields.ts';
import { privateName } from './private-values.ts';
import { PrivateSection } from './property-private-section.tsx';
import { LegalSection } from './property-legal-section.tsx';
import { PropertyPictureField } from '../picture/property-picture-field.tsx';
import { PropertyPictureStrip } from '../picture/property-picture-strip.tsx';
import { usePropertyPictures } from '../picture/use-property-pictures.ts';

/** After saving: back to the list, on in the form, or to the documents of the property. */
export type AfterSaving = 'list' | 'form' | 'documents';

interface PropertyFormProps {
  /** The property that is edited; missing for a new one. */
  id?: string;
  values: PropertyFormValues;
  /** When the property last changed. */
  updatedAt: string | null;
  submitLabel: string;
  /** Visitors see the property now. */
  live: boolean;
  /** The last day on which it stays visible although it does not pass its checks. */
  graceUntil?: string | null;
  /** The browser keeps the input under this name. */
  draftKey: string;
  /** Loads the property again after another account changed it. */
  reload?: () => Promise<StoredValues>;
  /** The address of the preview. */
  previewPath: string;
  /** Sends the values and shows errors. Resolves to the moment of saving. */
  save: (
    sent: {
      input: PropertyInput;
      pictures: PictureToSend[];
      publication: Publication | null;
    },
    readAt: string | null,
  ) => Promise<{ updatedAt: string }>;
  /** Called after saving: where the person wants to be, and the field that has the focus. */
  onSaved: (next: AfterSaving, field?: TypedInto) => void;
}

const texts = { ...submitBarContent, ...propertyAdminContent.form };
const labels = {
  ...Object.fromEntries(
    [...textFields, ...choiceRows, ...Object.entries(propertyAdminContent.fields)].flatMap(([name, field]) =>
      typeof field === 'string' ? [] : [[name, field.label]],
    ),
  ),
  ...Object.fromEntries(costRows.map(([name, { label }]) => [costName(name), label])),
  [costName('locationCharges')]: propertyAdminContent.costs.locationCharges,
  [costName('paymentPlan')]: propertyAdminContent.costs.paymentPlan,
  [costName('paymentPlanKind')]: propertyAdminContent.costs.paymentPlanKind,
  [costName('allotmentPeriod')]: propertyAdminContent.costs.allotmentPeriod,
  [costName('transferPayer')]: propertyAdminContent.costs.transferPayer,
  [costName('isRural')]: propertyAdminContent.costs.isRural,
  ...Object.fromEntries(rentRows.map(([name, { label }]) => [rentName(name), label])),
  ...reraLabels,
  ...Object.fromEntries(privateRows.map(([name, { label }]) => [privateName(name), label])),
  configurations: propertyAdminContent.inventory.configurations.label,
  towers: propertyAdminContent.inventory.towers.label,
  latitude: placeContent.latitude,
  longitude: placeContent.longitude,
  pictures: propertyAdminContent.sections.pictures,
};
const sections = Object.entries(propertyAdminContent.sections).map(([id, title]) => ({ id, title }));
const namesOf = ([rows = '']: readonly string[]) =>
  rowsOf(rows)
    .map(({ name }) => name)
    .join('; ');
const looks = {
  configurations: namesOf,
  towers: namesOf,
  pictures: (texts: readonly string[]) => <PropertyPictureStrip texts={texts} />,
  responsibleId: ([id]: readonly string[]) => (
    <PersonName id={id} none={propertyAdminContent.fields.responsibleId.none} />
  ),
};

/** The form of a property in sections; errors appear beside their fields, and the input stays. */
export function PropertyForm(props: PropertyFormProps) {
  const { submitLabel, live, save } = props;
  const [stored] = useState(() => ({ values: formValuesOf(props.values), updatedAt: props.updatedAt }));
  const wantsDocuments = useRef(false);
  const edited = useEditedForm({
    draftKey: props.draftKey,
    stored,
    texts,
    reload: props.reload,
    check: findWrong,
    summary: summaryOf,
    save: async (form, readAt, _upload, stay) => {
      const { input, pictures: chosen, publication } = readPropertyForm(form);
      const { updatedAt } = await save({ input, pictures: chosen, publication }, readAt);
      return stay ? { values: valuesOfForm(form), updatedAt } : undefined;
    },
    onSaved: (stay, field) =>
      props.onSaved(stay ? 'form' : wantsDocuments.current ? 'documents' : 'list', field),
  });
  const { form, submission, shown, markChanged, send } = edited;
  const [chosen, setState] = useState<PublicationState | null>(null);
  const state = chosen ?? stateOf(shown.values.publication?.[0]);
  const pictures = usePropertyPictures({
    held: shown.values.pictures ?? [],
    revision: shown.revision,
    onChange: markChanged,
  });
  const { underWay } = pictures;
  const { failure, submitting } = submission;
  const { submit, waiting } = useSaveAfterUploads({ form, underWay, submitting, findWrong, send });

  function findWrong(typed: FormData): Record<string, string> {
    const { failed } = pictures;
    return {
      ...readPropertyForm(typed).wrong,
      ...(failed > 0 && { images: picturesContent.upload.notUploaded(failed) }),
    };
  }

  function saveAsDraft(nextDocuments = false) {
    wantsDocuments.current = nextDocuments;
    const draft = form.current?.querySelector<HTMLInputElement>('[name="publication"][value="DRAFT"]');
    draft?.click();
    form.current?.requestSubmit();
  }

  const isDraft = !props.id || stateOf(shown.values.publication?.[0]) === 'DRAFT';
  const section = { values: propertyValuesOf(shown.values), errors: failure?.fields ?? {} };
  return (
    <>
      <DraftNotice
        draft={edited.draft}
        onRestore={() => {
          edited.restoreDraft();
          pictures.checkDraft(edited.draft?.values.pictures);
        }}
        onDrop={edited.dropDraft}
      />
      <form
        ref={form}
        noValidate
        onInput={markChanged}
        onSubmit={(event) => {
          event.preventDefault();
          // A later press of the button leads to the list again.
          if (event.nativeEvent.submitter) wantsDocuments.current = false;
          submit(new FormData(event.currentTarget));
        }}
        className="grid max-w-[70rem] grid-cols-1 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-x-8"
      >
        <SectionIndex key={shown.revision} sections={sections} />
        <div inert={submitting} className="grid grid-cols-1 gap-6">
          <BasicsSection key={`basics ${shown.revision}`} {...section} />
          <FormSection name="pictures">
            <PropertyPictureField pictures={pictures} error={failure?.fields.images} />
          </FormSection>
          <Fragment key={shown.revision}>
            <FactsSection {...section} />
            <InventorySection {...section} pictures={pictures.pictures} onChange={markChanged} />
            <PlaceSection {...section} onChange={markChanged} />
            <ExtrasSection {...section} onChange={markChanged} />
            <CostSection {...section} />
            <LegalSection {...section} id={props.id} onChange={markChanged} />
            <ReraSection {...section} onChange={markChanged} />
            <PrivateSection {...section} />
          </Fragment>
        </div>
        <div className="contents xl:*:col-start-2">
          <SubmitBar
            submitLabel={state === 'PUBLISHED' ? submitLabel : publicationContent.submit[state]}
            submitting={submitting}
            sent={null}
            failure={failure}
            cancelTo="/my-account/properties"
            waiting={waiting}
            remedy={failure?.checks && { ...checklistContent.refused, onChoose: () => saveAsDraft() }}
            above={
              <ListingChecklist
                form={form}
                id={props.id}
                values={section.values.texts}
                labels={labels}
                revision={shown.revision}
                graceUntil={props.graceUntil}
                refusal={failure?.checks}
                onNature={pictures.tellUnstated}
                addDocuments={isDraft ? () => saveAsDraft(true) : undefined}
              />
            }
            preview={{ to: props.previewPath, onOpen: edited.keepTyped }}
          >
            <PublicationField
              key={shown.revision}
              values={section.values.texts}
              error={failure?.fields.publishAt}
              live={live}
              onState={setState}
            />
          </SubmitBar>
        </div>
        <LeaveDialog blocker={edited.blocker} />
      </form>
      <ConflictDialog
        conflict={edited.conflict && withPicturesThatAreThere(edited.conflict)}
        labels={labels}
        looks={looks}
        onResolve={edited.resolve}
        onTakeTheirs={edited.takeTheirs}
        onClose={edited.closeConflict}
      />
    </>
  );
}

/** A conflict without the user’s pictures that the other account has removed. */
function withPicturesThatAreThere(conflict: Conflict): Conflict {
  const { base, theirs, yours } = conflict;
  const pictures = withoutRemoved(yours.pictures, base.pictures, theirs.values.pictures);
  return { ...conflict, yours: { ...yours, pictures } };
}
