import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { decoded } from 'domain/text/decoded.ts';
import type { PropertyInput } from 'domain/schema.generated.ts';
import { OperationRefused } from '../../../../lib/server/page-client.ts';
import { ConflictDialog } from '../../../../office-kit/form/conflict-dialog.tsx';
import { DraftNotice } from '../../../../office-kit/form/draft-notice.tsx';
import { useEditedForm } from '../../../../office-kit/form/edited-form.ts';
import type { Conflict, StoredValues } from '../../../../office-kit/form/edited-form.ts';
import { valuesOfForm } from '../../../../office-kit/form/form-values.ts';
import { LeaveDialog } from '../../../../office-kit/form/leave-dialog.tsx';
import { withoutRemoved } from '../../../../office-kit/pictures/held-pictures.ts';
import type { PictureToSend } from '../../../../office-kit/pictures/held-pictures.ts';
import { picturesContent } from '../../../../office-kit/pictures/pictures.content.ts';
import { useSaveAfterUploads } from '../../../../office-kit/pictures/use-save-after-uploads.ts';
import { PublicationField, stateOf } from '../../../../office-kit/field/publication-field.tsx';
import { publicationContent } from '../../../../office-kit/publication.content.ts';
import type { Publication, PublicationState } from '../../../../office-kit/publication.ts';
import { FormTabs, useWrongTabs } from '../../../../office-kit/form/form-tabs.tsx';
import { submitBarContent } from '../../../../office-kit/form/submit-bar.content.ts';
import { SubmitBar } from '../../../../office-kit/form/submit-bar.tsx';
import type { TypedInto } from '../../../../office-kit/field/typed-into.ts';
import { checklistContent } from '../check/listing-checklist.content.ts';
import { ChecksLine } from '../check/listing-checklist.tsx';
import { setField } from '../check/set-field.ts';
import { useListingChecks } from '../check/use-listing-checks.ts';
import type { UnitsSaver } from '../units-grid.tsx';
import { goToField } from './go-to-field.ts';
import { propertyAdminContent } from '../property-admin.content.ts';
import { formValuesOf, propertyValuesOf, readPropertyForm, summaryOf } from './property-form-values.ts';
import type { PropertyFormValues } from './property-form-values.ts';
import { propertyLabels, propertyLooks } from './property-form-labels.tsx';
import { PropertyPanels, propertyTabs } from './property-form-panels.tsx';
import { usePropertyPictures } from '../picture/use-property-pictures.ts';

/** After saving: back to the list, on in the form, or to its units or documents. */
export type AfterSaving = 'list' | 'form' | 'units' | 'documents';

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
/** The form of a property in sections; errors appear beside their fields, and the input stays. */
export function PropertyForm(props: PropertyFormProps) {
  const { submitLabel, live, save } = props;
  const [stored] = useState(() => ({ values: formValuesOf(props.values), updatedAt: props.updatedAt }));
  const wanted = useRef<AfterSaving>('list');
  const unitsSaver = useRef<UnitsSaver>(null);
  const [saves, setSaves] = useState(0);
  const edited = useEditedForm({
    draftKey: props.draftKey,
    stored,
    texts,
    reload: props.reload,
    check: findWrong,
    summary: summaryOf,
    save: async (form, readAt, _upload, stay) => {
      const unsaved = await unitsSaver.current?.();
      if (unsaved) throw new OperationRefused([{ message: unsaved, extensions: { code: 'BAD_USER_INPUT' } }]);
      const { input, pictures: chosen, publication } = readPropertyForm(form);
      const { updatedAt } = await save({ input, pictures: chosen, publication }, readAt);
      setSaves((count) => count + 1);
      return stay || wanted.current !== 'list' ? { values: valuesOfForm(form), updatedAt } : undefined;
    },
    onSaved: (stay, field) => props.onSaved(stay ? 'form' : wanted.current, field),
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

  /** Saves the form and goes on to one of its parts. */
  function saveFor(next: AfterSaving) {
    wanted.current = next;
    form.current?.requestSubmit();
  }

  /** Saves a draft, whose title is made if there is none, and goes on to one of its parts. */
  function saveAsDraft(next: AfterSaving = 'list') {
    const title = form.current?.querySelector<HTMLInputElement>('[name="title"]');
    if (title?.value.trim() === '') setField(form.current, 'title', texts.madeTitle);
    const draft = form.current?.querySelector<HTMLInputElement>('[name="publication"][value="DRAFT"]');
    draft?.click();
    saveFor(next);
  }

  const { hash } = useLocation();
  // A report leads to the field that it names.
  useEffect(() => {
    const field = decoded(hash.slice(1));
    if (field) goToField(form.current, field);
  }, [form, hash]);
  const [tab, setTab] = useState('facts');
  const [heard, setHeard] = useState(failure?.checks);
  // A refusal of the checks asks its questions.
  if (heard !== failure?.checks) {
    setHeard(failure?.checks);
    if (failure?.checks) setTab('publish');
  }
  const wrong = useWrongTabs(form, Object.keys(failure?.fields ?? {}).join(' '));
  const checks = useListingChecks(form, props.id, {
    values: shown.values,
    revision: shown.revision,
    refusal: failure?.checks,
  });

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
          if (event.nativeEvent.submitter) wanted.current = 'list';
          submit(new FormData(event.currentTarget));
        }}
        className="grid max-w-[70rem] grid-cols-1 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-x-8"
      >
        <FormTabs tabs={propertyTabs} current={tab} onChoose={setTab} wrong={wrong} />
        <div inert={submitting} className="grid grid-cols-1">
          <PropertyPanels
            {...section}
            {...{ checks, pictures, tab, saves, unitsSaver, isDraft }}
            id={props.id}
            graceUntil={props.graceUntil}
            revision={shown.revision}
            onTab={setTab}
            onChange={markChanged}
            onUnits={() => (props.id ? saveFor('units') : saveAsDraft('units'))}
            onDocuments={() => saveAsDraft('documents')}
          />
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
            above={<ChecksLine {...checks} onOpen={() => setTab('publish')} />}
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
        labels={propertyLabels}
        looks={propertyLooks}
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
