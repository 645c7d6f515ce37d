import { useOnline } from '../../../lib/offline/online.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { keptFormContent } from './kept-form.content.ts';

/** Says in a form, while there is no network, what becomes of it. */
export function OfflineNote({ kind = 'enquiry' }: { kind?: 'enquiry' | 'newsletter' }) {
  return useOnline() ? null : <StatusMessage tone="info">{keptFormContent.before[kind]}</StatusMessage>;
}
