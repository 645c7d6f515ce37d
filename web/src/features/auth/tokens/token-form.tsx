import { useApolloClient } from '@apollo/client/react';
import type { ApiScope } from 'domain/schema.generated.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import { scopeWords, tokensContent } from './tokens.content.ts';
import {
  ApiTokensDocument,
  ChangeApiTokenDocument,
  CreateApiTokenDocument,
  useHasSecondFactorQuery,
} from './tokens.generated.ts';
import type { ApiTokenFieldsFragment } from './tokens.generated.ts';

const texts = tokensContent.form;
const scopes = Object.keys(scopeWords) as ApiScope[];
const offeredDays = 90;

interface TokenFormProps {
  /** The token to change; none for a new one. */
  token?: ApiTokenFieldsFragment;
  /** Shows the whole token, which the server answers once. */
  onMade: (name: string, secret: string) => void;
  onSaved: () => void;
}

/** The fields of an API token; an owner proves the password each time. */
export function TokenForm({ token, onMade, onSaved }: TokenFormProps) {
  const client = useApolloClient();
  const hasFactor = useHasSecondFactorQuery().data?.me.secondFactor ?? false;

  async function send(typed: FormData) {
    const said = {
      name: typedText(typed, 'name'),
      scopes: typed.getAll('scopes') as ApiScope[],
      networks: typedText(typed, 'networks')
        .split(/[\s,]+/)
        .filter(Boolean),
      password: typedText(typed, 'password'),
      code: typedText(typed, 'code') || null,
    };
    if (token) {
      const input = { ...said, id: token.id };
      await client.mutate({ mutation: ChangeApiTokenDocument, variables: { input } });
      onSaved();
      return;
    }
    const input = { ...said, days: Number(typedText(typed, 'days')) };
    // Keeps the secret out of the cache.
    const options = { fetchPolicy: 'no-cache' as const, refetchQueries: [ApiTokensDocument] };
    const { data } = await client.mutate({
      mutation: CreateApiTokenDocument,
      variables: { input },
      ...options,
    });
    if (data) onMade(data.createApiToken.token.name, data.createApiToken.secret);
  }

  return (
    <SmallForm
      submitLabel={token ? texts.save : texts.make}
      failed={token ? texts.notSaved : texts.notMade}
      send={send}
    >
      {(errors) => (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            error={errors.name}
            name="name"
            defaultValue={token?.name}
            autoComplete="off"
            maxLength={60}
          />
          <fieldset className="grid gap-1">
            <legend className="text-sm font-semibold">{texts.scopes}</legend>
            {errors.scopes && <p className="text-xs font-medium text-danger">{errors.scopes}</p>}
            {scopes.map((scope) => (
              <CheckRow
                key={scope}
                type="checkbox"
                name="scopes"
                value={scope}
                label={scopeWords[scope].label}
                note={scopeWords[scope].name}
                defaultChecked={token?.scopes.includes(scope)}
              />
            ))}
          </fieldset>
          {!token && (
            <SelectField label={texts.days} error={errors.days} name="days" defaultValue={offeredDays}>
              {Object.entries(texts.dayWords).map(([days, words]) => (
                <option key={days} value={days}>
                  {words}
                </option>
              ))}
            </SelectField>
          )}
          <TextAreaField
            label={texts.networks}
            hint={texts.networksHint}
            error={errors.networks}
            name="networks"
            rows={2}
            defaultValue={token?.networks.join('\n')}
            spellCheck={false}
            autoCapitalize="none"
          />
          <PasswordField
            label={texts.password}
            error={errors.password}
            name="password"
            autoComplete="current-password"
          />
          {hasFactor && (
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
