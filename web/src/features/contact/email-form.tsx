import { useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { useShownFailure } from '../../lib/form/shown-failure.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { NoticeLine } from './enquiry/consent-fields.tsx';
import { contactContent } from './enquiry/contact.content.ts';
import { keptFormContent } from './enquiry/kept-form.content.ts';
import { OfflineNote } from './enquiry/offline-note.tsx';
import { SubmissionGuard } from './enquiry/submission-guard.tsx';
import type { SubscriptionOutcome } from './submit-subscription.ts';

interface EmailFormProps {
  /** The anchor to which a browser without JavaScript returns. */
  id: string;
  label: string;
  submit: string;
  /** The sentence after sending. */
  thanks: string;
}

/** A form for an e-mail address only, sent to its own page. */
export function EmailForm({ id, label, submit, thanks }: EmailFormProps) {
  const outcome = useActionData<SubscriptionOutcome>();
  const { state } = useNavigation();
  const form = useFocusOnFailure(outcome?.error);
  const { shown: error, onInput } = useShownFailure(outcome?.error);
  const thanksBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome && !outcome.error) thanksBox.current?.focus();
  }, [outcome]);
  const { form: texts } = contactContent;
  if (outcome && !outcome.error) {
    return (
      <div ref={thanksBox} id={id} tabIndex={-1} className="scroll-mt-28 outline-none">
        <StatusMessage tone={outcome.kept ? 'info' : 'success'}>
          {outcome.kept ? keptFormContent.kept.newsletter : thanks}
        </StatusMessage>
      </div>
    );
  }
  const submitting = state === 'submitting';
  const { values } = outcome ?? {};
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={`#${id}`}
      noValidate
      preventScrollReset
      onInput={onInput}
      className="grid scroll-mt-28 gap-3"
    >
      {error && !error.fields.email && <StatusMessage tone="danger">{error.message}</StatusMessage>}
      <TextField
        label={label}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values?.email}
        error={error?.fields.email}
      />
      <NoticeLine purpose="newsletter" />
      <OfflineNote kind="newsletter" />
      <SubmissionGuard />
      <Button type="submit" disabled={submitting}>
        {submitting ? texts.submitting : submit}
      </Button>
    </Form>
  );
}
