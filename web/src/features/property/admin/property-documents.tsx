import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../lib/errors.ts';
import { formatDay } from 'domain/text/format.ts';
import { formatBytes } from '../../../lib/sizes.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession, useSessionOf } from '../../../office-kit/session/admin-session.ts';
import { rowActionClass } from '../../../office-kit/list/delete-button.tsx';
import { saveFile } from '../../../office-kit/save-file.ts';
import { documentKinds } from '../document-kinds.ts';
import { DocumentForm } from './document-form.tsx';
import { documentsContent as texts } from './property-documents.content.ts';
import { RemovePropertyDocumentDocument, usePropertyDocumentsQuery } from './property-documents.generated.ts';
import type { DocumentFactsFragment } from './property-documents.generated.ts';

interface PropertyDocumentsProps {
  /** The property. */
  id: string;
  /** Called after a document was added or removed. */
  onChanged?: () => void;
}

/** The documents of a property: those for visitors, and the evidence that the office keeps. */
export function PropertyDocuments({ id, onChanged }: PropertyDocumentsProps) {
  const { data, error, refetch } = usePropertyDocumentsQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useSessionOf(error);
  const again = () => {
    void refetch().catch(() => undefined);
    onChanged?.();
  };
  if (!data)
    return <p className="py-4 text-dense text-ink-muted">{error ? texts.notLoaded : texts.loading}</p>;
  return (
    <div className="grid gap-8">
      <Documents documents={data.propertyDocuments} onChange={again} />
      <DocumentForm propertyId={id} onAdded={again} />
    </div>
  );
}

interface DocumentsProps {
  documents: readonly DocumentFactsFragment[];
  onChange: () => void;
}

function Documents({ documents, onChange }: DocumentsProps) {
  if (documents.length === 0) return <p className="text-dense text-ink-muted">{texts.none}</p>;
  return (
    <ul className="rounded-card border border-line bg-card text-dense">
      {documents.map((document) => (
        <li
          key={document.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line px-5 py-2 not-first:border-t"
        >
          <Facts document={document} />
          <Actions document={document} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
}

function Facts({
  document: { kind, title, dated, bytes, isPublic, addedBy },
}: {
  document: DocumentFactsFragment;
}) {
  const facts = [documentKinds[kind], formatDay(dated), formatBytes(bytes), addedBy && texts.by(addedBy)];
  return (
    <div className="min-w-0">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {title}{' '}
        <span
          className={`ml-1 rounded-full px-2 py-0.5 text-xs font-semibold ${isPublic ? 'bg-pine-soft text-pine' : 'bg-brass-soft text-ink'}`}
        >
          {isPublic ? texts.forVisitors : texts.private}
        </span>
      </p>
      <p className="text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

function Actions({
  document: { id, title, url, name },
  onChange,
}: {
  document: DocumentFactsFragment;
  onChange: () => void;
}) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);

  async function download() {
    await withSession(() => saveFile(url, name)).catch(() =>
      showToast({ tone: 'danger', text: texts.downloadFailed }),
    );
  }

  async function remove() {
    if (!window.confirm(texts.sure(title))) return;
    setBusy(true);
    try {
      await withSession(() => client.mutate({ mutation: RemovePropertyDocumentDocument, variables: { id } }));
      showToast({ tone: 'success', text: texts.removed });
      onChange();
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
      setBusy(false);
    }
  }

  return (
    <p className="flex gap-3">
      <button type="button" onClick={() => void download()} className={rowActionClass}>
        {texts.download}
        <span className="sr-only"> {title}</span>
      </button>
      <button type="button" disabled={busy} onClick={() => void remove()} className={rowActionClass}>
        {texts.remove}
        <span className="sr-only"> {title}</span>
      </button>
    </p>
  );
}
