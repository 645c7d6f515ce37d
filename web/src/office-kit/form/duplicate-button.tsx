import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readError } from '../../lib/errors.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { rowActionClass } from '../list/delete-button.tsx';
import { duplicateButtonContent as texts } from './duplicate-button.content.ts';

interface DuplicateButtonProps {
  id: string;
  /** The name of the item for screen readers. */
  of: string;
  document: TypedDocumentNode<{ duplicate: { id: string } }, { id: string | number }>;
  /** The address of the list; the forms are below it. */
  listPath: string;
  /** The list that needs the copy. */
  staleField: string;
}

/** Adds a copy of an item as a draft, and opens it. */
export function DuplicateButton({ id, of, document, listPath, staleField }: DuplicateButtonProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);

  async function duplicate() {
    setBusy(true);
    try {
      const { data } = await withSession(() => client.mutate({ mutation: document, variables: { id } }));
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: staleField });
      if (!data) throw new Error(texts.failed);
      await navigate(`${listPath}/${data.duplicate.id}/edit`);
      showToast({ tone: 'success', text: texts.done });
    } catch (error) {
      showToast({ tone: 'danger', text: readError(error, texts.failed).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      disabled={busy}
      onClick={() => void duplicate()}
      className={`${rowActionClass} text-dense`}
    >
      {busy ? texts.busy : texts.label}
      <span className="sr-only"> {of}</span>
    </button>
  );
}
