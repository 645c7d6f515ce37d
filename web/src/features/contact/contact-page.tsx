import { Mail, MapPin, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { mailLink } from 'domain/text/links.ts';
import { useSiteSettingsQuery } from '../../lib/site-settings.generated.ts';
import { findMissing, readTexts } from '../../lib/form/visitor-form.ts';
import { MapView } from '../../map/map-view.tsx';
import { useShownFailure } from '../../lib/form/shown-failure.ts';
import type { PageRequest } from '../../lib/page.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ContactFields } from './enquiry/contact-fields.tsx';
import { contactContent } from './enquiry/contact.content.ts';
import { keptFormContent } from './enquiry/kept-form.content.ts';
import { OfflineNote } from './enquiry/offline-note.tsx';
import { rememberVisitor, useRememberedVisitor } from './enquiry/remembered-visitor.ts';
import { SubmissionGuard } from './enquiry/submission-guard.tsx';
import { submitContactForm } from './enquiry/submit-contact-form.ts';
import type { ContactOutcome, SentContact } from './enquiry/submit-contact-form.ts';
import { ThankYou } from './enquiry/thank-you.tsx';
import { contactPageContent } from './contact-page.content.ts';
import { useTexts, withFigures } from '../../lib/site-texts.ts';

/** The documented required fields of the contact form; the browser checks them. */
const { name, email, service } = contactContent.messages.missing;

/** A link can bring a message along, such as a search without result. */
const maxMessageLength = 400;
export const parameters: readonly string[] = ['message'];

export const texts: readonly string[] = ['contact', withFigures];

export async function act(form: FormData, { client }: PageRequest): Promise<ContactOutcome> {
  const values = readTexts(form);
  const missing = findMissing(values, { name, email, service }, contactContent.messages.missingFields);
  return missing ? { error: missing, values } : submitContactForm(form, client, { source: 'CONTACT' });
}

export function Component() {
  const own = useTexts('contact', contactPageContent);
  return (
    <div className="quiet-page container-page">
      <PageMeta title={own.title} description={own.line} canonical="/contact" />
      <PageIntro crumb={own.title} title={own.title} line={own.line} />
      <div className="mt-10 grid gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <AddressCards />
        <QuoteForm />
      </div>
      <OfficeMap />
    </div>
  );
}

function AddressCards() {
  const own = useTexts('contact', contactPageContent);
  const { data } = useSiteSettingsQuery();
  if (!data) return null;
  const { settings } = data;
  const { email, phone, office } = own.cards;
  return (
    <div className="grid content-start gap-4">
      <Card icon={<Mail aria-hidden="true" />} title={email.title}>
        <p>{email.salesLabel}</p>
        <TextLink href={mailLink(settings.salesEmail)}>{settings.salesEmail}</TextLink>
        <p className="mt-2">{email.infoLabel}</p>
        <TextLink href={mailLink(settings.infoEmail)}>{settings.infoEmail}</TextLink>
      </Card>
      <Card icon={<Phone aria-hidden="true" />} title={phone.title}>
        {phone.line && <p>{phone.line}</p>}
        {settings.phones.map((number) => (
          <TextLink key={number} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
            {number}
          </TextLink>
        ))}
      </Card>
      <Card icon={<MapPin aria-hidden="true" />} title={office.title}>
        <p className="text-ink">{settings.address}</p>
        {office.line && <p className="mt-1">{office.line}</p>}
        <TextLink href="#map">{office.mapLink}</TextLink>
      </Card>
    </div>
  );
}

function OfficeMap() {
  const own = useTexts('contact', contactPageContent);
  const { data } = useSiteSettingsQuery();
  if (!data) return null;
  const { address } = data.settings;
  return (
    <section id="map" aria-labelledby="map-title" className="section-gap scroll-mt-24">
      <MapView position={data.settings} address={address} beside>
        <h2 id="map-title" className="text-2xl">
          {own.cards.office.mapTitle}
        </h2>
        <p className="text-ink-muted">{address}</p>
      </MapView>
    </section>
  );
}

function Card({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-4 rounded-card border border-line bg-card p-5">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-field bg-pine-soft text-pine">
        {icon}
      </span>
      <div className="grid gap-0.5 text-sm text-ink-muted">
        <h2 className="text-lg text-ink">{title}</h2>
        {children}
      </div>
    </section>
  );
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-9 w-fit max-w-full items-center font-semibold [overflow-wrap:anywhere] text-pine underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {children}
    </a>
  );
}

function QuoteForm() {
  const own = useTexts('contact', contactPageContent);
  const outcome = useActionData<ContactOutcome>();
  const { state } = useNavigation();
  const [parameters] = useSearchParams();
  const message = parameters.get('message')?.slice(0, maxMessageLength);
  const form = useFocusOnFailure(outcome?.error);
  const [thanksFor, setThanksFor] = useState<SentContact>();
  useRememberedVisitor(form);
  useEffect(() => {
    if (!outcome || outcome.error || !form.current) return;
    rememberVisitor(new FormData(form.current));
    form.current.reset();
    setThanksFor(outcome);
  }, [outcome, form]);
  const submitting = state === 'submitting';
  const { shown: error, onInput } = useShownFailure(outcome?.error);
  return (
    <section id="quote" className="scroll-mt-28 rounded-card border border-line bg-card p-5 md:p-8">
      <h2 className="text-2xl">{own.form.title}</h2>
      <p className="mt-2 text-sm text-ink-muted">{own.form.line}</p>
      <Form
        ref={form}
        method="post"
        action="#quote"
        noValidate
        preventScrollReset
        onInput={onInput}
        className="mt-6 grid gap-5"
      >
        {error && <StatusMessage tone="danger">{error.message}</StatusMessage>}
        {outcome && !outcome.error && (
          <noscript>
            <h3 className="mb-3 text-xl">{contactContent.thankYou.title}</h3>
            <ThankYou {...outcome} />
          </noscript>
        )}
        <input type="hidden" name="page" value="/contact" />
        <ContactFields
          fields={error?.fields}
          values={outcome?.error ? outcome.values : message ? { message } : undefined}
        />
        <OfflineNote />
        <SubmissionGuard />
        <Button type="submit" disabled={submitting}>
          {submitting ? contactContent.form.submitting : contactContent.form.submit}
        </Button>
      </Form>
      <Dialog
        open={thanksFor !== undefined}
        onClose={() => setThanksFor(undefined)}
        title={thanksFor?.reference === '' ? keptFormContent.keptTitle : contactContent.thankYou.title}
      >
        {thanksFor && <ThankYou {...thanksFor} onClose={() => setThanksFor(undefined)} />}
      </Dialog>
    </section>
  );
}
