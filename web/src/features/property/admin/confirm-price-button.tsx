import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { rowActionClass } from '../../../office-kit/list/delete-button.tsx';
import { propertyAdminContent } from './property-admin.content.ts';
import { ConfirmPriceDocument } from './property-admin.generated.ts';

const texts = propertyAdminContent.list.confirmPrice;

/** States that the price of a property is still right as of today. */
export function ConfirmPriceButton({ id, title }: { id: string; title: string }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await withSession(() => client.mutate({ mutation: ConfirmPriceDocument, variables: { id } }));
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
      onClick={() => void confirm()}
      className={`${rowActionClass} text-dense`}
    >
      {busy ? texts.busy : texts.label}
      <span className="sr-only"> {title}</span>
    </button>
  );
}
