import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { MailSettingsInput } from 'domain/schema.generated.ts';
import { readError } from '../../lib/errors.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { TextField } from '../../ui/field.tsx';
import { Panel } from '../../office-kit/panel.tsx';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import type { SubmissionFailure } from '../../office-kit/form/submission.ts';
import { mailSettingsContent } from './mail-settings.content.ts';
import { SendTestMailDocument } from './mail-settings.generated.ts';
import type { SendTestMailMutation } from './mail-settings.generated.ts';

const texts = mailSettingsContent.test;

interface TestMailProps {
  /** Reads the settings as typed now, with a sentence for each wrong field. */
  read: () => { input: MailSettingsInput; wrong: Record<string, string> };
  /** Shows the sentences beside the fields of the settings. */
  onWrong: (failure: SubmissionFailure) => void;
}

/** Sends one e-mail with the typed settings, and shows what happened. */
export function TestMail({ read, onWrong }: TestMailProps) {
  const client = useApolloClient();
  const [result, setResult] = useState<SendTestMailMutation['sendTestMail']>();

  async function send(typed: FormData) {
    setResult(undefined);
    const { input, wrong } = read();
    const [message] = Object.values(wrong);
    if (message) {
      onWrong({ message, fields: wrong });
      return;
    }
    const variables = { to: typedText(typed, 'to'), input };
    try {
      const { data } = await client.mutate({ mutation: SendTestMailDocument, variables });
      setResult(data?.sendTestMail);
    } catch (error) {
      const { message: sentence, fields } = readError(error, texts.failed);
      const { to: _, ...above } = fields;
      if (Object.keys(above).length > 0) onWrong({ message: sentence, fields: above });
      throw error;
    }
  }

  return (
    <div className="mt-6">
      <Panel title={texts.title} line={texts.line}>
        <SmallForm
          submitLabel={texts.submit}
          submittingLabel={texts.submitting}
          failed={texts.failed}
          look="outline"
          send={send}
        >
          {(errors) => (
            <>
              <div className="w-full max-w-md">
                <TextField
                  type="email"
                  label={texts.to}
                  error={errors.to}
                  name="to"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={254}
                />
              </div>
              {result && (
                <StatusMessage tone={result.sent ? 'success' : 'danger'}>{result.message}</StatusMessage>
              )}
            </>
          )}
        </SmallForm>
      </Panel>
    </div>
  );
}
