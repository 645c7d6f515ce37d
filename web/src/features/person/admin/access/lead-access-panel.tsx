import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../../lib/toasts.ts';
import { SmallForm } from '../../../../office-kit/field/small-form.tsx';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { Panel } from '../../../../office-kit/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { ListMessage } from '../../../../ui/list-message.tsx';
import { leadAccessContent as texts } from './lead-access.content.ts';
import { SaveLeadAccessDocument, useLeadAccessQuery } from './lead-access.generated.ts';
import type { LeadAccessQuery } from './lead-access.generated.ts';

/** What accounts of sales see of leads; for owners. */
export function LeadAccessPanel() {
  const { data, failed, onRetry } = useListResult(useLeadAccessQuery({ fetchPolicy: 'cache-and-network' }));
  return (
    <Panel title={texts.title} line={texts.line}>
      {!data && !failed && <p className="text-dense text-ink-muted">{texts.loading}</p>}
      {failed && !data && (
        <ListMessage tone="failed" title={texts.notLoaded}>
          <Button look="outline" onClick={onRetry}>
            {texts.retry}
          </Button>
        </ListMessage>
      )}
      {data && <AccessForm {...data.leadAccess} />}
    </Panel>
  );
}

function AccessForm({ scope }: LeadAccessQuery['leadAccess']) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const input = { scope: typed.get('scope') === 'OWN' ? ('OWN' as const) : ('ALL' as const) };
    await client.mutate({ mutation: SaveLeadAccessDocument, variables: { input } });
    showToast({ tone: 'success', text: texts.saved });
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={texts.failed} send={send}>
      {(errors) => (
        <SelectField
          label={texts.scope}
          hint={texts.scopeHint}
          name="scope"
          defaultValue={scope}
          error={errors.scope}
        >
          {Object.entries(texts.scopes).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </SmallForm>
  );
}
