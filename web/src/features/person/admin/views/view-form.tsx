import { useApolloClient } from '@apollo/client/react';
import { SmallForm, typedText } from '../../../../office-kit/field/small-form.tsx';
import type { ListState } from '../../../../office-kit/list/list-state.ts';
import { StatusMessage } from '../../../../ui/status-message.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { conditionsOf } from './view-address.ts';
import type { NamedView } from './view-address.ts';
import { viewsContent } from './views.content.ts';
import { ChangeLeadViewDocument, CreateLeadViewDocument } from './views.generated.ts';

const texts = viewsContent.form;

interface ViewFormProps {
  list: ListState;
  /** Null for a new one, which takes what the list shows. */
  view: NamedView | null;
  onSaved: (view: NamedView) => void;
}

/** The name of a view, and whether colleagues see it. */
export function ViewForm({ list, view, onSaved }: ViewFormProps) {
  const client = useApolloClient();

  async function send(typed: FormData) {
    const facts = { name: typedText(typed, 'name'), shared: typed.has('shared') };
    const saved = view
      ? await client
          .mutate({
            mutation: ChangeLeadViewDocument,
            variables: { input: { id: view.id, changes: facts } },
          })
          .then(({ data }) => data?.changeLeadView.view)
      : await client
          .mutate({
            mutation: CreateLeadViewDocument,
            variables: { input: { ...facts, conditions: conditionsOf(list) } },
          })
          .then(({ data }) => data?.createLeadView.view);
    if (saved) onSaved(saved);
  }

  return (
    <SmallForm submitLabel={view ? texts.submit : texts.submitNew} failed={texts.failed} send={send}>
      {({ name, ...others }) => (
        <>
          <TextField
            label={texts.name}
            hint={texts.hint}
            name="name"
            maxLength={60}
            defaultValue={view?.name}
            error={name}
          />
          <CheckRow type="checkbox" name="shared" label={texts.share} defaultChecked={view?.shared} />
          {/* A filter of the list is no field here. */}
          {Object.entries(others).map(([field, sentence]) => (
            <StatusMessage key={field} tone="danger">
              {sentence}
            </StatusMessage>
          ))}
        </>
      )}
    </SmallForm>
  );
}
