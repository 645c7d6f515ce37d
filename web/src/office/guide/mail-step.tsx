import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { SmallForm, typedText } from '../../office-kit/field/small-form.tsx';
import { StatusMessage } from '../../ui/status-message.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { SendTestMailDocument, UpdateMailSettingsDocument } from '../mail/mail-settings.generated.ts';
import { Way } from './company-steps.tsx';
import { mailProviders } from './mail-providers.ts';
import type { ProviderName } from './mail-providers.ts';
import { setupGuideContent } from './setup-guide.content.ts';

const { mail: texts, failed } = setupGuideContent;
const names = Object.keys(mailProviders) as ProviderName[];

/** E-mail by the name of the provider: an address and an app password. It is saved once a test e-mail was accepted. */
export function MailStep({ onDone }: { onDone: () => Promise<unknown> }) {
  const client = useApolloClient();
  const [name, setName] = useState<ProviderName>('google');
  const [refusal, setRefusal] = useState<string>();
  const { hint } = mailProviders[name];

  async function send(typed: FormData) {
    setRefusal(undefined);
    const { host, port, security } = mailProviders[name];
    const address = typedText(typed, 'user').trim();
    const input = {
      ...{ host, port, security, user: address, senderAddress: address },
      // Google shows its app passwords in four groups.
      password: typedText(typed, 'password').replace(/\s/g, ''),
      ...{ senderName: '', recipients: [address] },
      ...{ enquiryRecipients: [], applicationRecipients: [], orderRecipients: [] },
    };
    const tested = await client.mutate({ mutation: SendTestMailDocument, variables: { to: address, input } });
    const result = tested.data?.sendTestMail;
    if (!result?.sent) {
      setRefusal(result?.message ?? failed);
      return;
    }
    await client.mutate({ mutation: UpdateMailSettingsDocument, variables: { input } });
    showToast({ tone: 'success', text: texts.sent(address) });
    await onDone();
  }

  return (
    <div className="grid max-w-md gap-4">
      <SmallForm submitLabel={texts.send} submittingLabel={texts.sending} failed={failed} send={send}>
        {(errors) => (
          <>
            <SelectField
              label={texts.provider}
              value={name}
              onChange={({ target }) => setName(names.find((one) => one === target.value) ?? 'google')}
            >
              {names.map((one) => (
                <option key={one} value={one}>
                  {mailProviders[one].name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={texts.address}
              name="user"
              type="email"
              error={errors.user ?? errors.senderAddress ?? errors.to}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
            <TextField
              label={texts.password}
              hint={hint}
              name="password"
              type="password"
              error={errors.password}
              autoComplete="off"
              maxLength={200}
            />
            {refusal && <StatusMessage tone="danger">{refusal}</StatusMessage>}
          </>
        )}
      </SmallForm>
      <p className="text-dense">
        <Way to="/my-account/settings/email">{texts.other}</Way>
      </p>
    </div>
  );
}
