import { useState } from 'react';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { useShownFailure } from '../../lib/form/shown-failure.ts';
import { usePageClient } from '../../lib/server/use-page-query.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactFields } from './enquiry/contact-fields.tsx';
import { contactContent } from './enquiry/contact.content.ts';
import { OfflineNote } from './enquiry/offline-note.tsx';
import { rememberVisitor, useRememberedVisitor } from './enquiry/remembered-visitor.ts';
import { SubmissionGuard } from './enquiry/submission-guard.tsx';
import { submitContactForm } from './enquiry/submit-contact-form.ts';
import type { ContactOutcome } from './enquiry/submit-contact-form.ts';
import { ThankYou } from './enquiry/thank-you.tsx';

/** The form of the consultation, in its dialog. */
export function ConsultationForm({ onClose }: { onClose: () => void }) {
  const client = usePageClient();
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const [isSending, setSending] = useState(false);
  const form = useFocusOnFailure(outcome?.error);
  const { shown: error, onInput } = useShownFailure(outcome?.error);
  useRememberedVisitor(form);
  async function send(filled: FormData) {
    setSending(true);
    const answer = await submitContactForm(filled, client, { source: 'CONSULTATION' });
    if (!answer.error) rememberVisitor(filled);
    setOutcome(answer);
    setSending(false);
  }
  if (outcome && !outcome.error) return <ThankYou {...outcome} onClose={onClose} />;
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void send(new FormData(event.currentTarget));
      }}
      className="grid gap-5"
    >
      {error && <StatusMessage tone="danger">{error.message}</StatusMessage>}
      <ContactFields fields={error?.fields} callPromised />
      <OfflineNote />
      <SubmissionGuard />
      <Button type="submit" disabled={isSending}>
        {isSending ? contactContent.form.submitting : 'SUBMIT REQUEST'}
      </Button>
    </form>
  );
}
