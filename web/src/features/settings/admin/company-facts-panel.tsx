import { useApolloClient } from '@apollo/client/react';
import { companyFacts, factNames } from 'domain/site/company-facts.ts';
import type { CompanyFactName } from 'domain/site/company-facts.ts';
import { showToast } from '../../../lib/toasts.ts';
import { SmallForm, typedText } from '../../../office-kit/field/small-form.tsx';
import { Panel } from '../../../office-kit/panel.tsx';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { TextField } from '../../../ui/field.tsx';
import { companyFactsContent as texts } from './company-facts.content.ts';
import { UpdateCompanyFactsDocument, useCompanyFactsFormQuery } from './company-facts.generated.ts';

const figures = factNames.filter((name) => companyFacts[name].isClaim);
const others = factNames.filter((name) => !companyFacts[name].isClaim);

/** Hours, station, parking and figures of the company, which pages name only once they are entered. */
export function CompanyFactsPanel() {
  const client = useApolloClient();
  const { data } = useCompanyFactsFormQuery({ fetchPolicy: 'network-only' });
  if (!data) return null;
  const { facts, factsAreSamples, factsConfirmedAt } = data.settings;
  const isUnconfirmed = !factsAreSamples && !factsConfirmedAt && figures.some((name) => facts[name]);

  async function send(typed: FormData) {
    const written = Object.fromEntries(factNames.map((name) => [name, typedText(typed, name)]));
    const variables = { facts: written, confirmed: typed.has('confirmed') };
    await client.mutate({ mutation: UpdateCompanyFactsDocument, variables });
    showToast({ tone: 'success', text: texts.saved });
  }

  return (
    <div className="mt-6 max-w-4xl">
      <Panel title={texts.title} line={texts.line}>
        {(factsAreSamples || isUnconfirmed) && (
          <div className="mb-5">
            <StatusMessage tone="info">{factsAreSamples ? texts.samples : texts.unconfirmed}</StatusMessage>
          </div>
        )}
        <SmallForm submitLabel={texts.save} failed={texts.failed} send={send}>
          {(errors) => (
            <>
              <Facts title={texts.hours} names={others} facts={facts} errors={errors} />
              <Facts title={texts.figures} names={figures} facts={facts} errors={errors} />
              <div>
                <p className="text-dense text-ink-muted">{texts.figuresLine}</p>
                <CheckRow
                  type="checkbox"
                  name="confirmed"
                  value="yes"
                  label={texts.confirm}
                  defaultChecked={factsConfirmedAt !== null}
                  aria-invalid={errors.confirmed ? true : undefined}
                />
                {errors.confirmed && <p className="text-xs font-medium text-danger">{errors.confirmed}</p>}
              </div>
            </>
          )}
        </SmallForm>
      </Panel>
    </div>
  );
}

interface FactsProps {
  title: string;
  names: readonly CompanyFactName[];
  facts: Partial<Record<CompanyFactName, string | null>>;
  errors: Record<string, string>;
}

function Facts({ title, names, facts, errors }: FactsProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{title}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {names.map((name) => {
          const { label, hint, maxLength } = companyFacts[name];
          return (
            <TextField
              key={name}
              {...{ name, label, hint, maxLength }}
              autoComplete="off"
              defaultValue={facts[name] ?? ''}
              error={errors[name]}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
