import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { useAdminSession } from '../../office-kit/session/admin-session.ts';
import { ConflictDialog } from '../../office-kit/form/conflict-dialog.tsx';
import { DraftNotice } from '../../office-kit/form/draft-notice.tsx';
import { useEditedForm } from '../../office-kit/form/edited-form.ts';
import { LeaveDialog } from '../../office-kit/form/leave-dialog.tsx';
import { Panel } from '../../office-kit/panel.tsx';
import { submitBarContent } from '../../office-kit/form/submit-bar.content.ts';
import { SubmitBar } from '../../office-kit/form/submit-bar.tsx';
import { SenderFields, ServerFields } from './mail-fields.tsx';
import { mailSettingsContent as texts } from './mail-settings.content.ts';
import { MailSettingsDocument, UpdateMailSettingsDocument } from './mail-settings.generated.ts';
import type { MailSettingsFieldsFragment } from './mail-settings.generated.ts';
import { mailValues, readMailForm, recipientFields, securities } from './mail-values.ts';
import { TestMail } from './test-mail.tsx';

const labels = {
  ...texts.recipients,
  host: texts.server.host,
  port: texts.server.port,
  security: texts.server.security,
  user: texts.server.user,
  senderName: texts.sender.name,
  senderAddress: texts.sender.address,
};

/** The form for the settings, and the test e-mail, which reads the same fields. */
export function MailForm({ settings }: { settings: MailSettingsFieldsFragment }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  // Stands outside the values of the form, so that no draft keeps it.
  const [password, setPassword] = useState('');
  const edited = useEditedForm({
    draftKey: 'mail settings',
    stored: mailValues(settings),
    texts: { ...submitBarContent, failed: texts.failed },
    check: (typed) => readMailForm(typed, password).wrong,
    reload: async () => {
      const { data } = await client.query({ query: MailSettingsDocument, fetchPolicy: 'network-only' });
      if (!data) throw new Error('No settings came.');
      return mailValues(data.mailSettings);
    },
    save: async (typed, readAt) => {
      const variables = { input: readMailForm(typed, password).input, readAt };
      const { data } = await withSession(() =>
        client.mutate({
          mutation: UpdateMailSettingsDocument,
          variables,
          refetchQueries: [MailSettingsDocument],
        }),
      );
      return data ? mailValues(data.updateMailSettings) : undefined;
    },
    onSaved: () => {
      setPassword('');
      showToast({ tone: 'success', text: texts.saved });
    },
  });
  const { form, shown, submission } = edited;
  const { failure, submitting } = submission;
  const errors = failure?.fields ?? {};
  const fields = { settings, values: shown.values, errors };

  return (
    <>
      <DraftNotice draft={edited.draft} onRestore={edited.restoreDraft} onDrop={edited.dropDraft} />
      <form
        ref={form}
        noValidate
        onInput={edited.markChanged}
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting) void edited.send(new FormData(event.currentTarget));
        }}
      >
        <div key={shown.revision} inert={submitting} className="grid gap-6">
          <Panel title={texts.server.title} line={texts.server.line}>
            <ServerFields {...fields} password={password} onPassword={setPassword} />
          </Panel>
          <Panel title={texts.sender.title}>
            <SenderFields {...fields} />
          </Panel>
          <Panel title={texts.recipients.title} line={texts.recipients.line}>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {recipientFields.map((name) => {
                const fixed = name === 'recipients' && settings.fromEnvironment.includes('RECIPIENTS');
                const hint = name === 'recipients' ? texts.recipients.recipientsHint : undefined;
                return (
                  <TextAreaField
                    key={name}
                    label={texts.recipients[name]}
                    hint={fixed ? texts.fromEnvironment : hint}
                    error={errors[name]}
                    name={fixed ? undefined : name}
                    readOnly={fixed}
                    defaultValue={fixed ? settings.recipients.join('\n') : shown.values[name]?.[0]}
                    rows={2}
                    inputMode="email"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                  />
                );
              })}
            </div>
          </Panel>
        </div>
        <SubmitBar
          submitLabel={texts.submit}
          submitting={submitting}
          sent={submission.sent}
          failure={failure}
          cancelTo="/my-account"
        />
        <LeaveDialog blocker={edited.blocker} />
      </form>
      <TestMail
        read={() => readMailForm(new FormData(form.current ?? undefined), password)}
        onWrong={submission.setFailure}
      />
      <ConflictDialog
        conflict={edited.conflict}
        labels={labels}
        looks={{ security: ([value]) => securityWords(value) }}
        onResolve={edited.resolve}
        onTakeTheirs={edited.takeTheirs}
        onClose={edited.closeConflict}
      />
    </>
  );
}

function securityWords(value: string | undefined) {
  const known = securities.find((one) => one === value);
  return known && texts.server.securityWords[known];
}
