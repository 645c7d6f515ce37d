import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/field.tsx';
import { Panel } from '../panel.tsx';
import { SmallForm, typedText } from '../small-form.tsx';
import { mailSettingsContent } from './mail-settings.content.ts';
import { SendTestMailDocument } from './mail-settings.generated.ts';
import type { MailSettingsInput, SendTestMailMutation } from './mail-settings.generated.ts';

const texts = mailSettingsContent.test;

interface TestMailProps {
  /** Reads the settings as typed now, with a sentence for each wrong field. */
  read: () => { input: MailSettingsInput; wrong: Record<string, string> };
}

/** Sends one e-mail with the typed settings, and shows what happened. */
export function TestMail({ read }: TestMailProps) {
  const client = useApolloClient();
  const [result, setResult] = useState<SendTestMailMutation['sendTestMail']>();

  async function send(typed: FormData) {
    setResult(undefined);
    const { input, wrong } = read();
    const [message] = Object.values(wrong);
    if (message) {
      setResult({ sent: false, message });
      return;
    }
    const variables = { to: typedText(typed, 'to'), input };
    const { data } = await client.mutate({ mutation: SendTestMailDocument, variables });
    setResult(data?.sendTestMail);
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
              <TestOutcome errors={errors} result={result} />
            </>
          )}
        </SmallForm>
      </Panel>
    </div>
  );
}

/** What happened, or the first sentence about a field of the settings above. */
function TestOutcome({
  errors: { to: _, ...errors },
  result,
}: {
  errors: Record<string, string>;
  result: SendTestMailMutation['sendTestMail'] | undefined;
}) {
  const [wrong] = Object.values(errors);
  if (wrong) return <Alert tone="danger">{wrong}</Alert>;
  return result && <Alert tone={result.sent ? 'success' : 'danger'}>{result.message}</Alert>;
}
