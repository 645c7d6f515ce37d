import { ConflictDialog } from '../../../office-kit/form/conflict-dialog.tsx';
import { DraftNotice } from '../../../office-kit/form/draft-notice.tsx';
import { useEditedForm } from '../../../office-kit/form/edited-form.ts';
import type { StoredValues } from '../../../office-kit/form/edited-form.ts';
import { LeaveDialog } from '../../../office-kit/form/leave-dialog.tsx';
import { typedText } from '../../../office-kit/field/small-form.tsx';
import { submitBarContent } from '../../../office-kit/form/submit-bar.content.ts';
import { SubmitBar } from '../../../office-kit/form/submit-bar.tsx';
import { formatCategory } from 'domain/text/format.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { ChatCodeField } from './chat-code-field.tsx';
import { contactAdminContent } from './contact-admin.content.ts';
import { contactEntryContent as texts } from './contact-entry.content.ts';
import { ReachField } from './known-person.tsx';
import { PropertyChoice, readProperty } from './property-choice.tsx';

const { labels } = texts;
const sources = ['PHONE_CALL', 'WALK_IN', 'CHAT'] as const;
const services = ['RESIDENTIAL', 'COMMERCIAL'] as const;

interface ContactEntryFormProps {
  texts: { submit: string; failed: string };
  draftKey: string;
  cancelTo: string;
  stored: StoredValues;
  reload?: () => Promise<StoredValues>;
  /** A new enquiry has a source and a state; a correction changes only the person and the words. */
  isNew: boolean;
  save: (form: FormData, readAt: string | null) => Promise<void>;
  onSaved: () => void;
}

/** The details of an enquiry as a colleague types them. */
export function ContactEntryForm({ isNew, ...props }: ContactEntryFormProps) {
  const edited = useEditedForm({
    draftKey: props.draftKey,
    stored: props.stored,
    reload: props.reload,
    texts: { ...submitBarContent, failed: props.texts.failed },
    check: findMissing,
    save: async (form, readAt) => {
      await props.save(form, readAt);
      return undefined;
    },
    onSaved: props.onSaved,
  });
  const { form, shown, submission, markChanged } = edited;
  const { failure, submitting } = submission;
  const errors = failure?.fields ?? {};
  const valueOf = (name: string) => shown.values[name]?.[0];
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
        className="max-w-2xl"
      >
        <div
          key={shown.revision}
          inert={submitting}
          className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-6"
        >
          {isNew && (
            <SelectField
              label={labels.source}
              name="source"
              defaultValue={valueOf('source')}
              error={errors.source}
            >
              {sources.map((source) => (
                <option key={source} value={source}>
                  {contactAdminContent.sources[source]}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={labels.name}
            name="name"
            autoComplete="off"
            maxLength={120}
            required
            defaultValue={valueOf('name')}
            error={errors.name}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <ReachField
              looksUp={isNew}
              label={labels.phone}
              hint={labels.phoneHint}
              name="phone"
              type="tel"
              autoComplete="off"
              maxLength={40}
              defaultValue={valueOf('phone')}
              error={errors.phone}
            />
            <ReachField
              looksUp={isNew}
              label={labels.email}
              name="email"
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={valueOf('email')}
              error={errors.email}
            />
          </div>
          {isNew && (
            <ChatCodeField
              label={labels.tapCode}
              hint={labels.tapHint}
              name="tapCode"
              autoComplete="off"
              maxLength={20}
              defaultValue={valueOf('tapCode')}
              error={errors.tapCode}
            />
          )}
          <SelectField
            label={labels.service}
            name="service"
            defaultValue={valueOf('service')}
            error={errors.service}
          >
            <option value="">{texts.anyService}</option>
            {services.map((service) => (
              <option key={service} value={service}>
                {formatCategory(service)}
              </option>
            ))}
          </SelectField>
          <PropertyChoice
            label={labels.property}
            name="property"
            defaultValue={valueOf('property')}
            error={errors.propertyId}
            onChange={markChanged}
          />
          <TextAreaField
            label={labels.message}
            name="message"
            maxLength={5_000}
            defaultValue={valueOf('message')}
            error={errors.message}
          />
          {isNew && (
            <>
              <SelectField
                label={labels.state}
                name="state"
                defaultValue={valueOf('state')}
                error={errors.state}
              >
                {(['CONTACTED', 'NEW'] as const).map((state) => (
                  <option key={state} value={state}>
                    {texts.states[state]}
                  </option>
                ))}
              </SelectField>
              <CheckRow
                type="checkbox"
                name="agree"
                value="yes"
                label={labels.agree}
                defaultChecked={valueOf('agree') === 'yes'}
              />
            </>
          )}
        </div>
        <SubmitBar
          submitLabel={props.texts.submit}
          submitting={submitting}
          sent={null}
          failure={failure}
          cancelTo={props.cancelTo}
        />
        <LeaveDialog blocker={edited.blocker} />
      </form>
      <ConflictDialog
        conflict={edited.conflict}
        labels={Object.fromEntries(
          Object.entries(labels).map(([name, label]) => [name, label.replace('*', '')]),
        )}
        looks={{ property: ([value = '']) => readProperty(value)?.title }}
        onResolve={edited.resolve}
        onTakeTheirs={edited.takeTheirs}
        onClose={edited.closeConflict}
      />
    </>
  );
}

/** The details as the server takes them. */
export function readDetails(form: FormData) {
  const text = (name: string) => typedText(form, name).trim() || undefined;
  return {
    name: text('name') ?? '',
    phone: text('phone'),
    email: text('email'),
    service: services.find((service) => service === text('service')),
    propertyId: readProperty(text('property') ?? '')?.id,
    message: text('message'),
  };
}

/** Only for a new enquiry. */
export function readEntry(form: FormData) {
  return {
    ...readDetails(form),
    source: sources.find((source) => source === typedText(form, 'source')) ?? sources[0],
    state: typedText(form, 'state') === 'NEW' ? ('NEW' as const) : ('CONTACTED' as const),
    agree: form.has('agree'),
    tapCode: typedText(form, 'tapCode').trim() || undefined,
  };
}

function findMissing(form: FormData): Record<string, string> {
  const { name, phone, email } = readDetails(form);
  return {
    ...(!name && { name: texts.missing.name }),
    ...(!phone && !email && { phone: texts.missing.reach }),
  };
}
