import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { ChangeKind, WebhookHeaderInput } from 'domain/schema.generated.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../auth/password/password-field.tsx';
import { useHasSecondFactorQuery } from '../../auth/tokens/tokens.generated.ts';
import { kindWords, webhooksContent } from './webhooks.content.ts';
import { ChangeWebhookDocument, CreateWebhookDocument, WebhooksDocument } from './webhooks.generated.ts';
import type { WebhookFieldsFragment } from './webhooks.generated.ts';

const texts = webhooksContent.form;
const kinds = Object.keys(kindWords) as ChangeKind[];

interface WebhookFormProps {
  /** The webhook to change; none for a new one. */
  webhook?: WebhookFieldsFragment;
  /** Shows a secret, which the server answers once. */
  onSecret: (name: string, secret: string) => void;
  onSaved: () => void;
}

/** The fields of a webhook; one that tells details of people takes the password. */
export function WebhookForm({ webhook, onSecret, onSaved }: WebhookFormProps) {
  const client = useApolloClient();
  const hasFactor = useHasSecondFactorQuery().data?.me.secondFactor ?? false;
  const [withDetails, setWithDetails] = useState(webhook?.withDetails ?? false);
  const needsPassword = withDetails || webhook?.withDetails === true;

  async function send(typed: FormData) {
    const lines = typedText(typed, 'headers');
    const removes = typed.get('removeHeaders') !== null;
    const said = {
      name: typedText(typed, 'name'),
      url: typedText(typed, 'url') || null,
      kinds: typed.getAll('kinds') as ChangeKind[],
      withDetails,
      headers: lines.trim() || removes ? headersOf(lines) : null,
      password: typedText(typed, 'password') || null,
      code: typedText(typed, 'code') || null,
    };
    // Keeps the secret out of the cache.
    const fetchPolicy = 'no-cache' as const;
    const refetchQueries = [WebhooksDocument];
    const made = webhook
      ? (
          await client.mutate({
            mutation: ChangeWebhookDocument,
            variables: { input: { id: webhook.id, changes: said } },
            ...{ fetchPolicy, refetchQueries },
          })
        ).data?.changeWebhook
      : (
          await client.mutate({
            mutation: CreateWebhookDocument,
            variables: { input: said },
            ...{ fetchPolicy, refetchQueries },
          })
        ).data?.createWebhook;
    if (made?.secret) onSecret(made.webhook.name, made.secret);
    else onSaved();
  }

  return (
    <SmallForm
      submitLabel={webhook ? texts.save : texts.make}
      failed={webhook ? texts.notSaved : texts.notMade}
      send={send}
    >
      {(errors) => (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            error={errors.name}
            name="name"
            defaultValue={webhook?.name}
            autoComplete="off"
            maxLength={60}
          />
          {webhook?.url !== null && (
            <TextField
              label={texts.url}
              hint={webhook ? undefined : texts.urlHint}
              error={errors.url}
              name="url"
              type="url"
              defaultValue={webhook?.url}
              autoComplete="off"
              maxLength={2_000}
            />
          )}
          <fieldset className="grid gap-1">
            <legend className="text-sm font-semibold">{texts.kinds}</legend>
            {errors.kinds && <p className="text-xs font-medium text-danger">{errors.kinds}</p>}
            <div className="grid sm:grid-cols-2 sm:gap-x-6">
              {kinds.map((kind) => (
                <CheckRow
                  key={kind}
                  type="checkbox"
                  name="kinds"
                  value={kind}
                  label={kindWords[kind].label}
                  defaultChecked={webhook?.kinds.includes(kind)}
                />
              ))}
            </div>
          </fieldset>
          <TextAreaField
            label={texts.headers}
            hint={
              webhook?.headerNames.length
                ? texts.headersNow(webhook.headerNames.join(', '))
                : texts.headersHint
            }
            error={Object.entries(errors).find(([field]) => field.startsWith('headers'))?.[1]}
            name="headers"
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
          />
          {webhook && webhook.headerNames.length > 0 && (
            <CheckRow type="checkbox" name="removeHeaders" label={texts.removeHeaders} />
          )}
          <CheckRow
            type="checkbox"
            name="withDetails"
            label={texts.details}
            note={texts.detailsNote}
            checked={withDetails}
            onChange={(event) => setWithDetails(event.currentTarget.checked)}
          />
          {needsPassword && (
            <PasswordField
              label={texts.password}
              error={errors.password}
              name="password"
              autoComplete="current-password"
            />
          )}
          {needsPassword && hasFactor && (
            <TextField
              label={texts.code}
              hint={texts.codeHint}
              error={errors.code}
              name="code"
              autoComplete="one-time-code"
              maxLength={60}
            />
          )}
        </>
      )}
    </SmallForm>
  );
}

/** Each line as a header; a line without a colon is a name alone, which the server refuses. */
function headersOf(lines: string): WebhookHeaderInput[] {
  return lines
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [name = '', ...value] = line.split(':');
      return { name: name.trim(), value: value.join(':').trim() };
    });
}
