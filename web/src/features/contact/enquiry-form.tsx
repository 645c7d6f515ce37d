import { useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { contactContent } from '../../pages/contact.content.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { useRememberedVisitor } from './remembered-visitor.ts';
import type { ContactOutcome } from './submit-contact-form.ts';
import { ThankYou } from './thank-you.tsx';

interface EnquiryFormProps {
  /** The property that it is about. */
  propertyId: string;
  /** What the button says. */
  submit: string;
  messageHint?: string;
}

const texts = contactContent.form;

/** An enquiry about one property, sent to the page that it stands on; thanks take its place. */
export function EnquiryForm({ propertyId, submit, messageHint }: EnquiryFormProps) {
  const outcome = useActionData<ContactOutcome>();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  useRememberedVisitor(form);
  if (outcome && !outcome.error) {
    return (
      <div id="enquiry" className="scroll-mt-24">
        <h2 className="mb-3 text-xl">{contactContent.thankYou.title}</h2>
        <ThankYou reference={outcome.reference} />
      </div>
    );
  }
  const submitting = state === 'submitting';
  const { error, values } = outcome ?? {};
  return (
    <Form
      ref={form}
      id="enquiry"
      method="post"
      action="#enquiry"
      noValidate
      preventScrollReset
      className="grid scroll-mt-24 gap-4"
    >
      {error && <Alert tone="danger">{error.message}</Alert>}
      <input type="hidden" name="propertyId" value={propertyId} />
      <TextField
        label={texts.name.label}
        name="name"
        autoComplete="name"
        maxLength={120}
        defaultValue={values?.name}
        error={error?.fields.name}
      />
      <TextField
        label={texts.email.label}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values?.email}
        error={error?.fields.email}
      />
      <TextField
        label={texts.phone.label}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={values?.phone}
        error={error?.fields.phone}
      />
      <TextAreaField
        label={texts.message.label}
        hint={messageHint}
        name="message"
        rows={3}
        maxLength={5000}
        defaultValue={values?.message}
        error={error?.fields.message}
      />
      <Button type="submit" disabled={submitting}>
        {submitting ? texts.submitting : submit}
      </Button>
    </Form>
  );
}
