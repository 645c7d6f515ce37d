import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../lib/toasts.ts';
import { TextField } from '../../ui/field.tsx';
import { Panel } from '../../office-kit/panel.tsx';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { privacyOfficeContent } from './privacy.content.ts';
import { UpdatePrivacySettingsDocument } from './privacy.generated.ts';
import type { PrivacyFieldsFragment } from './privacy.generated.ts';

const texts = privacyOfficeContent.periods;
const numbers = ['enquiryMonths', 'applicationMonths', 'logMonths', 'alertMonths', 'grievanceDays'] as const;

interface KeptPeriodsProps {
  privacy: PrivacyFieldsFragment;
  onSaved: () => Promise<unknown>;
}

/** How long personal data are kept: the form of the settings. */
export function KeptPeriods({ privacy, onSaved }: KeptPeriodsProps) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const whole = (name: string) => Math.trunc(Number(typedText(typed, name))) || 0;
    const input = {
      enquiryMonths: whole('enquiryMonths'),
      applicationMonths: whole('applicationMonths'),
      logMonths: whole('logMonths'),
      alertMonths: whole('alertMonths'),
      grievanceDays: whole('grievanceDays'),
      boardUrl: typedText(typed, 'boardUrl').trim() || null,
    };
    await client.mutate({ mutation: UpdatePrivacySettingsDocument, variables: { input } });
    showToast({ tone: 'success', text: texts.saved });
    await onSaved();
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
