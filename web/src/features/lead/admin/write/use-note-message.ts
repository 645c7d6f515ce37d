import { useApolloClient } from '@apollo/client/react';
import type { MessageWay } from 'domain/schema.generated.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useLeadChange } from '../use-lead-change.ts';
import type { TextToSend } from './text-to-send.ts';
import { writeContent as texts } from './write.content.ts';
import { NoteMessageDocument, TakeMessageBackDocument } from './write.generated.ts';

const undoMs = 10_000;

/** Notes a text that is being sent, and offers Undo for ten seconds to those who did not send it after all. */
export function useNoteMessage(id: string, name: string, way: MessageWay) {
  const client = useApolloClient();
  const { run } = useLeadChange();

  async function takeBack(key: string): Promise<void> {
    const done = await run(() =>
      client.mutate({ mutation: TakeMessageBackDocument, variables: { id, key } }),
    );
    if (done) showToast({ tone: 'success', text: texts.takenBackNow.replace('{name}', () => name) });
  }

  return async ({ text, language }: TextToSend, propertyId?: string): Promise<void> => {
    const key = newKey();
    const input = { way, language, text, key, ...(propertyId && { propertyId }) };
    const done = await run(() => client.mutate({ mutation: NoteMessageDocument, variables: { id, input } }));
    if (!done) return;
    const action = { label: texts.undo, run: () => void takeBack(key) };
    showToast({
      tone: 'success',
      text: texts.sent[way].replace('{name}', () => name),
      action,
      forMs: undoMs,
    });
  };
}
