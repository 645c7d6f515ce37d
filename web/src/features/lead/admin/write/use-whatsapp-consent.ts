import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../../lib/toasts.ts';
import { useLeadChange } from '../use-lead-change.ts';
import { writeContent as texts } from './write.content.ts';
import { SetWhatsAppAllowedDocument } from './write.generated.ts';

/** Notes what a person said about WhatsApp, and offers Undo. */
export function useWhatsAppConsent(id: string, name: string) {
  const client = useApolloClient();
  const { run, busy } = useLeadChange();

  async function set(allowed: boolean, isUndo = false): Promise<void> {
    const done = await run(() =>
      client.mutate({ mutation: SetWhatsAppAllowedDocument, variables: { id, allowed } }),
    );
    if (!done) return;
    const action = isUndo ? undefined : { label: texts.undo, run: () => void set(!allowed, true) };
    const text = (allowed ? texts.noted : texts.closed).replace('{name}', () => name);
    showToast({ tone: 'success', text, item: id, ...(action && { action }) });
  }

  return { set: (allowed: boolean) => void set(allowed), busy };
}
