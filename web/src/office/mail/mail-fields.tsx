import type { ComponentProps } from 'react';
import { SelectField, TextField } from '../../ui/field.tsx';
import type { FormValues } from '../../office-kit/form/form-values.ts';
import { mailSettingsContent } from './mail-settings.content.ts';
import type { MailSettingsFieldsFragment } from './mail-settings.generated.ts';
import { securities } from './mail-values.ts';

interface FieldsProps {
  settings: MailSettingsFieldsFragment;
  values: FormValues;
  errors: Record<string, string>;
}

interface ServerFieldsProps extends FieldsProps {
  password: string;
  onPassword: (password: string) => void;
}

/** Where and how e-mails are handed over; values of the environment can only be read. */
export function ServerFields({ settings, values, errors, password, onPassword }: ServerFieldsProps) {
  const texts = mailSettingsContent.server;
  const { fromEnvironment, host, port, security, user, hasPassword, privateHosts } = settings;
  if (fromEnvironment.includes('SERVER')) {
    return (
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FixedField label={texts.host} value={host} />
        <FixedField label={texts.port} value={String(port)} />
        <FixedField label={texts.security} value={security && texts.securityWords[security]} />
        <FixedField label={texts.user} value={user ?? mailSettingsContent.noLogin} />
      </div>
    );
  }
  const typed = (name: string) => ({
    name,
    defaultValue: values[name]?.[0],
    error: errors[name],
    autoComplete: 'off',
  });
  const offered = securities.filter(
    (one) => one !== 'OFFERED' || privateHosts || values.security?.[0] === one,
  );
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <PlainField label={texts.host} hint={texts.hostHint} maxLength={253} {...typed('host')} />
      <PlainField label={texts.port} inputMode="numeric" maxLength={5} {...typed('port')} />
      <SelectField label={texts.security} {...typed('security')}>
        {offered.map((one) => (
          <option key={one} value={one}>
            {texts.securityWords[one]}
          </option>
        ))}
      </SelectField>
      <PlainField label={texts.user} hint={texts.userHint} maxLength={254} {...typed('user')} />
      <PlainField
        type="password"
        label={texts.password}
        hint={hasPassword ? texts.passwordKept : texts.passwordHint}
        error={errors.password}
        autoComplete="new-password"
        maxLength={500}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    </div>
  );
}

/** The name and the address that recipients see. */
export function SenderFields({ settings, values, errors }: FieldsProps) {
  const texts = mailSettingsContent.sender;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={errors.senderName}
        name="senderName"
        defaultValue={values.senderName?.[0]}
        autoComplete="off"
        maxLength={100}
      />
      {settings.fromEnvironment.includes('SENDER') ? (
        <FixedField label={texts.address} value={settings.senderAddress} />
      ) : (
        <PlainField
          type="email"
          label={texts.address}
          hint={texts.addressHint}
          error={errors.senderAddress}
          name="senderAddress"
          defaultValue={values.senderAddress?.[0]}
          autoComplete="off"
          maxLength={254}
        />
      )}
    </div>
  );
}

/** A text that phones must not capitalise or correct. */
function PlainField(props: ComponentProps<typeof TextField>) {
  return <TextField autoCapitalize="none" spellCheck={false} {...props} />;
}

/** A value of the environment, without a name, so that the form does not send it. */
function FixedField({ label, value }: { label: string; value: string | null }) {
  return (
    <TextField label={label} hint={mailSettingsContent.fromEnvironment} readOnly defaultValue={value ?? ''} />
  );
}
