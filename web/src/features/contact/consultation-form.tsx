import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { useShownFailure } from '../../lib/form/shown-failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactFields } from './enquiry/contact-fields.tsx';
import { contactContent } from './enquiry/contact.content.ts';
import { OfflineNote } from './enquiry/offline-note.tsx';
import { rememberVisitor, useRememberedVisitor } from './enquiry/remembered-visitor.ts';
import { SubmissionGuard } from './enquiry/submission-guard.tsx';
import type { ContactOutcome } from './enquiry/submit-contact-form.ts';
import { ThankYou } from './enquiry/thank-you.tsx';

/** The form of the consultation, in its dialog. */
export function ConsultationForm({ onClose }: { onClose: () => void }) {
  const { Form, data: outcome, state } = useFetcher<ContactOutcome>();
  const form = useFocusOnFailure(outcome?.error);
  const { shown: error, onInput } = useShownFailure(outcome?.error);
  const sent = useRef<FormData>(undefined);
  useRememberedVisitor(form);
  useEffect(() => {
    if (outcome && !outcome.error && sent.current) rememberVisitor(sent.current);
  }, [outcome]);
  if (outcome && !outcome.error) return <ThankYou {...outcome} onClose={onClose} />;
  const submitting = state !== 'idle';
  return (
    <Form
      ref={form}
      method="post"
      action="/contact"
      noValidate
      onInput={onInput}
      onSubmit={({ currentTarget }) => {
        sent.current = new FormData(currentTarget);
      }}
      className="grid gap-5"
    >
      {error && <Alert tone="danger">{error.message}</Alert>}
      <input type="hidden" name="source" value="consultation" />
      <ContactFields fields={error?.fields} callPromised />
      <OfflineNote />
      <SubmissionGuard />
      <Button type="submit" disabled={submitting}>
        {submitting ? contactContent.form.submitting : 'SUBMIT REQUEST'}
      </Button>
    </Form>
  );
}
