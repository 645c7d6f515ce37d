import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/focus-on-failure.ts';
import { useShownFailure } from '../../lib/shown-failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skyline } from '../../ui/skyline.tsx';
import { ContactFields } from '../../visitor/enquiry/contact-fields.tsx';
import { contactContent } from '../../visitor/enquiry/contact.content.ts';
import { rememberVisitor, useRememberedVisitor } from '../../visitor/enquiry/remembered-visitor.ts';
import { SubmissionGuard } from '../../visitor/enquiry/submission-guard.tsx';
import type { ContactOutcome } from '../../visitor/enquiry/submit-contact-form.ts';
import { ThankYou } from '../../visitor/enquiry/thank-you.tsx';

const { title, line, button } = contactContent.consultation;

/** “Get Free Consultation”: the banner above the footer. Without JavaScript, its button leads to the contact page. */
export function ConsultationBanner() {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="consultation" className="section-gap bg-band text-on-band">
      <div className="container-page flex flex-wrap items-center justify-between gap-8 pt-16 pb-10 md:pt-20">
        <div>
          <h2 id="consultation" className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 max-w-[46ch] text-on-band-muted">{line}</p>
        </div>
        <ButtonLink
          to="/contact"
          look="light"
          data-held
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {button}
        </ButtonLink>
      </div>
      <Skyline />
      <Dialog open={open} onClose={() => setOpen(false)} title={title} holdsForm>
        <ConsultationForm onClose={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}

function ConsultationForm({ onClose }: { onClose: () => void }) {
  const { Form, data: outcome, state } = useFetcher<ContactOutcome>();
  const form = useFocusOnFailure(outcome?.error);
  const { shown: error, onInput } = useShownFailure(outcome?.error);
  const sent = useRef<FormData>(undefined);
  useRememberedVisitor(form);
  useEffect(() => {
    if (outcome && !outcome.error && sent.current) rememberVisitor(sent.current);
  }, [outcome]);
  if (outcome && !outcome.error) return <ThankYou reference={outcome.reference} onClose={onClose} />;
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
      <SubmissionGuard />
      <Button type="submit" disabled={submitting}>
        {submitting ? contactContent.form.submitting : 'SUBMIT REQUEST'}
      </Button>
    </Form>
  );
}
