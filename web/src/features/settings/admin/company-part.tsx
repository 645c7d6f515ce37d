import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SiteSettingsDocument } from '../../../lib/site-settings.generated.ts';
import { showToast } from '../../../lib/toasts.ts';
import { usePageClient } from '../../../lib/server/use-page-query.ts';
import { positionContent } from '../../../map/position-field.content.ts';
import { PositionField } from '../../../map/position-field.tsx';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { ConflictDialog } from '../../../office-kit/form/conflict-dialog.tsx';
import { DraftNotice } from '../../../office-kit/form/draft-notice.tsx';
import { useEditedForm } from '../../../office-kit/form/edited-form.ts';
import type { StoredValues } from '../../../office-kit/form/edited-form.ts';
import { FormTextField } from '../../../office-kit/field/form-text.tsx';
import { LeaveDialog } from '../../../office-kit/form/leave-dialog.tsx';
import { useListResult } from '../../../office-kit/list/list-result.ts';
import { Panel } from '../../../office-kit/panel.tsx';
import { submitBarContent } from '../../../office-kit/form/submit-bar.content.ts';
import { SubmitBar } from '../../../office-kit/form/submit-bar.tsx';
import { FieldClaims } from '../../../office-kit/text-claims/field-claims.tsx';
import { useTextClaims } from '../../../office-kit/text-claims/use-text-claims.ts';
import { Button } from '../../../ui/button.tsx';
import { ListMessage } from '../../../ui/list-message.tsx';
import { CompanyFactsPanel } from './company-facts-panel.tsx';
import { companyValues, readCompanyForm } from './company-values.ts';
import { companyContent as texts } from './company.content.ts';
import type { ListingEffectFragment } from './going-live.generated.ts';
import { RegistrationQuestion, useHiddenListings } from './registration-question.tsx';
import { SampleContentPanel } from './sample-content-panel.tsx';
import {
  CompanySettingsDocument,
  UpdateSettingsDocument,
  useCompanySettingsQuery,
} from './site-settings-admin.generated.ts';

const labels = {
  ...Object.fromEntries(
    texts.sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
  ),
  latitude: positionContent.latitude,
  longitude: positionContent.longitude,
};

/** The form for the company details. */
export function CompanyPart() {
  const { data, failed, onRetry } = useListResult(useCompanySettingsQuery({ fetchPolicy: 'network-only' }));
  if (data) {
    return (
      <>
        <CompanyForm stored={companyValues(data)} />
        <CompanyFactsPanel />
        <SampleContentPanel />
      </>
    );
  }
  if (!failed) return <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>;
  return (
    <ListMessage tone="failed" title={texts.notLoaded}>
      <Button look="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    </ListMessage>
  );
}

function CompanyForm({ stored }: { stored: StoredValues }) {
  const client = useApolloClient();
  const pageClient = usePageClient();
  const { withSession } = useAdminSession();
  const edited = useEditedForm({
    draftKey: 'company',
    stored,
    texts: { ...submitBarContent, failed: texts.failed },
    check: (typed) => readCompanyForm(typed).wrong,
    reload: async () => {
      const { data } = await client.query({ query: CompanySettingsDocument, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('No settings came.');
      return companyValues(data);
    },
    save: async (typed, readAt) => {
      const { input } = readCompanyForm(typed);
      const variables = { input, readAt };
      const { data } = await withSession(() =>
        client.mutate({ mutation: UpdateSettingsDocument, variables }),
      );
      // The menu shows the company’s name as the site does.
      pageClient.refresh(SiteSettingsDocument).catch(() => undefined);
      return data ? companyValues({ settings: data.updateSettings }) : undefined;
    },
    onSaved: () => showToast({ tone: 'success', text: texts.saved }),
  });
  const { form, shown, submission } = edited;
  const claims = useTextClaims(form, shown.revision);
  const { failure, submitting } = submission;
  const hiddenBy = useHiddenListings();
  const [effect, setEffect] = useState<ListingEffectFragment | null>(null);

  async function ask(typed: FormData) {
    const hides = await hiddenBy(typed);
    setEffect(hides);
    if (!hides) await edited.send(typed);
  }

  return (
    <>
      <DraftNotice draft={edited.draft} onRestore={edited.restoreDraft} onDrop={edited.dropDraft} />
      <form
        ref={form}
        noValidate
        onInput={edited.markChanged}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting) void ask(new FormData(event.currentTarget));
        }}
        className="max-w-4xl"
      >
        <p className="mb-5 text-dense text-ink-muted">{texts.line}</p>
        <div inert={submitting} className="grid gap-6">
          {texts.sections.map(({ title, fields, withPlace }) => (
            <Panel key={title} title={title}>
              <div className="grid items-start gap-5 sm:grid-cols-2">
                {fields.map((field) => (
                  <div key={field.name}>
                    <FormTextField
                      key={shown.revision}
                      text={field}
                      value={shown.values[field.name]?.[0]}
                      error={failure?.fields[field.name]}
                    />
                    <FieldClaims claims={claims} field={field.name} />
                  </div>
                ))}
                {withPlace && (
                  <PositionField
                    key={shown.revision}
                    values={{
                      latitude: shown.values.latitude?.[0],
                      longitude: shown.values.longitude?.[0],
                    }}
                    errors={failure?.fields ?? {}}
                    required
                    onChange={edited.markChanged}
                  />
                )}
              </div>
            </Panel>
          ))}
        </div>
        <SubmitBar
          submitLabel={texts.submit}
          submitting={submitting}
          sent={submission.sent}
          failure={failure}
          cancelTo="/my-account"
          onCancelUpload={submission.cancel}
        />
        <LeaveDialog blocker={edited.blocker} />
      </form>
      <RegistrationQuestion
        effect={effect}
        onClose={() => setEffect(null)}
        onConfirm={() => {
          setEffect(null);
          if (form.current) void edited.send(new FormData(form.current));
        }}
      />
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
