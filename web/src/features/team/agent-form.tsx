import { useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { contactContent } from '../../pages/contact.content.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactFields } from '../contact/contact-fields.tsx';
import { rememberVisitor, useRememberedVisitor } from '../contact/remembered-visitor.ts';
import type { ContactOutcome } from '../contact/submit-contact-form.ts';
import { ThankYou } from '../contact/thank-you.tsx';
import { teamDetailsContent } from './team-details.content.ts';

const { form: texts } = teamDetailsContent;

/** A message to one person, sent to the page that it stands on; thanks take its place. */
export function AgentForm() {
  const outcome = useActionData<ContactOutcome>();
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormData>(undefined);
  useRememberedVisitor(form);
  useEffect(() => {
    if (outcome && !outcome.error && sent.current) rememberVisitor(sent.current);
  }, [outcome]);
  if (outcome && !outcome.error) {
    return (
      <div id="message" className="scroll-mt-28">
        <h3 className="mb-3 text-xl">{contactContent.thankYou.title}</h3>
        <ThankYou reference={outcome.reference} />
      </div>
    );
  }
  const submitting = state === 'submitting';
  return (
    <Form
      ref={form}
      id="message"
      method="post"
      action="#message"
      noValidate
      preventScrollReset
      onSubmit={({ currentTarget }) => {
        sent.current = new FormData(currentTarget);
      }}
      className="grid scroll-mt-28 gap-5"
    >
      {outcome?.error && <Alert tone="danger">{outcome.error.message}</Alert>}
      <ContactFields fields={outcome?.error.fields} values={outcome?.values} />
      <Button type="submit" disabled={submitting}>
        {submitting ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
