import { useApolloClient } from '@apollo/client/react';
import { useAdminSession } from '../../lib/admin-session.ts';
import { useListResult } from '../../lib/list-result.ts';
import { useFocusOnFailure, useSubmission } from '../../lib/submission.ts';
import { showToast } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { LeaveDialog } from '../../ui/leave-dialog.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { Panel } from '../../ui/panel.tsx';
import { submitBarContent } from '../../ui/submit-bar.content.ts';
import { SubmitBar } from '../../ui/submit-bar.tsx';
import { companyContent as texts } from './company.content.ts';
import type { CompanyField } from './company.content.ts';
import { companyTexts, readCompanyForm } from './company-values.ts';
import { UpdateSettingsDocument } from './site-settings-admin.generated.ts';
import { useSiteSettingsQuery } from './site-settings.generated.ts';

/** The company as every page shows it. */
export function CompanyPart() {
  const { data, failed, onRetry } = useListResult(useSiteSettingsQuery({ fetchPolicy: 'network-only' }));
  if (data) return <CompanyForm values={companyTexts(data)} />;
  if (!failed) return <p className="py-4 text-dense text-ink-muted">{texts.loading}</p>;
  return (
    <ListMessage tone="failed" title={texts.notLoaded}>
      <Button look="outline" onClick={onRetry}>
        {texts.retry}
      </Button>
    </ListMessage>
  );
}

function CompanyForm({ values }: { values: Record<string, string> }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const { blocker, markUnsaved } = useUnsavedChanges();
  const { failure, submitting, sent, setFailure, submit, cancel } = useSubmission({
    ...submitBarContent,
    failed: texts.failed,
  });
  const form = useFocusOnFailure(failure);

  async function save(typed: FormData) {
    const { input, wrong } = readCompanyForm(typed);
    const [sentence] = Object.values(wrong);
    if (sentence) {
      setFailure({ message: sentence, fields: wrong });
      return;
    }
    const refused = await submit(async () => {
      await withSession(() => client.mutate({ mutation: UpdateSettingsDocument, variables: { input } }));
    });
    if (refused) return;
    markUnsaved(false);
    showToast({ tone: 'success', text: texts.saved });
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={() => markUnsaved(true)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitting) void save(new FormData(event.currentTarget));
      }}
      className="max-w-4xl"
    >
      <p className="mb-5 text-dense text-ink-muted">{texts.line}</p>
      <div inert={submitting} className="grid gap-6">
        {texts.sections.map(({ title, fields }) => (
          <Panel key={title} title={title}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {fields.map((field) => (
                <CompanyTextField
                  key={field.name}
                  field={field}
                  value={values[field.name]}
                  error={failure?.fields[field.name]}
                />
              ))}
            </div>
          </Panel>
        ))}
      </div>
      <SubmitBar
        submitLabel={texts.submit}
        submitting={submitting}
        sent={sent}
        failure={failure}
        cancelTo="/my-account"
        onCancelUpload={cancel}
      />
      <LeaveDialog blocker={blocker} />
    </form>
  );
}

interface CompanyTextFieldProps {
  field: CompanyField;
  value: string | undefined;
  error: string | undefined;
}

function CompanyTextField({ field, value, error }: CompanyTextFieldProps) {
  const { label, rows, required, type, inputMode, ...rest } = field;
  const common = { ...rest, error, required, label: required ? `${label}*` : label, defaultValue: value };
  return rows ? (
    <TextAreaField {...common} rows={rows} />
  ) : (
    <TextField {...common} type={type} inputMode={inputMode} autoComplete="off" />
  );
}
