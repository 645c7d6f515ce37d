import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import type { DocumentKind } from 'domain/schema.generated.ts';
import { readChoice } from 'domain/text/choices.ts';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { readTexts } from '../../../lib/form/visitor-form.ts';
import { FormBeside } from '../../../office-kit/form/outside-form.tsx';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/check-row.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { documentKinds } from '../document-kinds.ts';
import { documentsContent } from './property-documents.content.ts';
import { AddPropertyDocumentDocument } from './property-documents.generated.ts';

const texts = documentsContent.add;
const kinds = Object.keys(documentKinds) as DocumentKind[];

/**
 * Adds a document to a property, and keeps what was typed if the server refuses it. Its form stands apart, so that its fields
 * can stand within the form of the property.
 */
export function DocumentForm({ propertyId, onAdded }: { propertyId: string; onAdded: () => void }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>();

  async function add(element: HTMLFormElement) {
    const form = new FormData(element);
    const { kind: typed, title = '', dated = '' } = readTexts(form);
    const kind = readChoice(typed, kinds);
    const file = form.get('file');
    if (!kind) {
      setFailure({ message: texts.missingKind, fields: { kind: texts.missingKind } });
      return;
    }
    setBusy(true);
    setFailure(undefined);
    try {
      const input = { kind, title, dated, isPublic: form.has('isPublic') };
      const chosen = file instanceof File && file.size > 0 ? file : null;
      const variables = { id: propertyId, input, file: chosen };
      await withSession(() => client.mutate({ mutation: AddPropertyDocumentDocument, variables }));
      element.reset();
      showToast({ tone: 'success', text: texts.done });
      onAdded();
    } catch (error) {
      setFailure(readError(error, documentsContent.failed));
    } finally {
      setBusy(false);
    }
  }

  const { fields = {}, message } = failure ?? {};
  return (
    <div
      onInput={(event) => event.stopPropagation()}
      className="grid max-w-2xl gap-5 rounded-card border border-line bg-card p-5"
    >
      <FormBeside id={form} onSubmit={(element) => !busy && void add(element)} />
      <h2 className="text-lg">{texts.title}</h2>
      {message && <StatusMessage tone="danger">{message}</StatusMessage>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField form={form} label={texts.kind} name="kind" defaultValue="" error={fields.kind}>
          <option value="">{texts.choose}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {documentKinds[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          form={form}
          label={texts.dated}
          hint={texts.datedHint}
          name="dated"
          type="date"
          error={fields.dated}
        />
      </div>
      <TextField
        form={form}
        label={texts.name}
        hint={texts.nameHint}
        name="title"
        maxLength={120}
        error={fields.title}
      />
      <TextField
        form={form}
        label={texts.file}
        hint={texts.fileHint}
        name="file"
        type="file"
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        error={fields.file}
      />
      <div>
        <CheckRow form={form} type="checkbox" name="isPublic" value="yes" label={texts.isPublic} />
        <p className="text-dense text-ink-muted">{texts.privateNote}</p>
      </div>
      <Button form={form} type="submit" disabled={busy}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </div>
  );
}
