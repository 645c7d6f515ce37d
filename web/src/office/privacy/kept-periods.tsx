import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../lib/toasts.ts';
import { TextField } from '../../ui/field.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Panel } from '../panel.tsx';
import { SmallForm, typedText } from '../small-form.tsx';
import { privacyOfficeContent } from './privacy.content.ts';
import { UpdatePrivacySettingsDocument, useAdminPrivacySettingsQuery } from './privacy.generated.ts';

const texts = privacyOfficeContent.periods;
const numbers = ['enquiryMonths', 'applicationMonths', 'logMonths', 'grievanceDays'] as const;

/** How long personal data are kept: the form of the settings. */
export function KeptPeriods() {
  const client = useApolloClient();
  const { data, error, refetch } = useAdminPrivacySettingsQuery({ fetchPolicy: 'network-only' });
  if (!data && error) return <LoadFailed text={texts.notLoaded} retryLabel={texts.retry} retry={refetch} />;
  if (!data) return <p role="status">{texts.loading}</p>;
  const { privacy } = data.settings;

  async function send(typed: FormData) {
    const whole = (name: string) => Math.trunc(Number(typedText(typed, name))) || 0;
    const input = {
      enquiryMonths: whole('enquiryMonths'),
      applicationMonths: whole('applicationMonths'),
      logMonths: whole('logMonths'),
      grievanceDays: whole('grievanceDays'),
      boardUrl: typedText(typed, 'boardUrl').trim() || null,
    };
    await client.mutate({ mutation: UpdatePrivacySettingsDocument, variables: { input } });
    showToast({ tone: 'success', text: texts.saved });
    await refetch();
  }

  return (
    <Panel title={texts.title} line={texts.line}>
      <SmallForm submitLabel={texts.submit} failed={texts.failed} send={send}>
        {(errors) => (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {numbers.map((name) => (
              <TextField
                key={name}
                label={texts[name].label}
                hint={texts[name].hint}
                name={name}
                inputMode="numeric"
                maxLength={3}
                defaultValue={privacy[name]}
                error={errors[name]}
              />
            ))}
            <TextField
              label={texts.boardUrl.label}
              hint={texts.boardUrl.hint}
              name="boardUrl"
              type="url"
              maxLength={300}
              defaultValue={privacy.boardUrl}
              error={errors.boardUrl}
            />
          </div>
        )}
      </SmallForm>
    </Panel>
  );
}
