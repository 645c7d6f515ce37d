import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../../lib/toasts.ts';
import { SmallForm, typedText } from '../../../../office-kit/field/small-form.tsx';
import { useListResult } from '../../../../office-kit/list/list-result.ts';
import { Panel } from '../../../../office-kit/panel.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SelectField, TextField } from '../../../../ui/field.tsx';
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

function AccessForm({ scope, hidesReach, exports, exportRows }: LeadAccessQuery['leadAccess']) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const input = {
      scope: typed.get('scope') === 'OWN' ? ('OWN' as const) : ('ALL' as const),
      hidesReach: typed.get('hidesReach') === 'hidden',
      exports: typed.get('exports') === 'own',
      exportRows: Number(typedText(typed, 'exportRows').replaceAll(',', '')) || 0,
    };
    await client.mutate({ mutation: SaveLeadAccessDocument, variables: { input } });
    showToast({ tone: 'success', text: texts.saved });
  }

  return (
    <SmallForm submitLabel={texts.submit} failed={texts.failed} send={send}>
      {(errors) => (
        <>
          <SelectField
            label={texts.scope}
            hint={texts.scopeHint}
            name="scope"
            defaultValue={scope}
            error={errors.scope}
          >
            <Options of={texts.scopes} />
          </SelectField>
          <SelectField
            label={texts.reach}
            hint={texts.reachHint}
            name="hidesReach"
            defaultValue={hidesReach ? 'hidden' : 'shown'}
            error={errors.hidesReach}
          >
            <Options of={texts.reaches} />
          </SelectField>
          <SelectField
            label={texts.exports}
            name="exports"
            defaultValue={exports ? 'own' : 'off'}
            error={errors.exports}
          >
            <Options of={texts.downloads} />
          </SelectField>
          <TextField
            label={texts.exportRows}
            hint={texts.exportRowsHint}
            name="exportRows"
            inputMode="numeric"
            defaultValue={exportRows}
            error={errors.exportRows}
          />
        </>
      )}
    </SmallForm>
  );
}

function Options({ of }: { of: Record<string, string> }) {
  return Object.entries(of).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}
