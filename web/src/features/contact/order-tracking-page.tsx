import { useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { findMissing, readFormFailure, readTexts } from '../../lib/form/visitor-form.ts';
import type { FormFailure } from '../../lib/form/visitor-form.ts';
import type { PageRequest } from '../../lib/page.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ListMessage } from '../../ui/list-message.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ContactStatusDocument } from './enquiry/contact.generated.ts';
import type { ContactStatusQuery } from './enquiry/contact.generated.ts';
import { orderTrackingContent } from './order-tracking.content.ts';
import { TrackedOrder } from './tracked-order.tsx';
import { useTexts } from '../../lib/site-texts.ts';

type Status = NonNullable<ContactStatusQuery['contactStatus']>;

/** The result of a look-up: the request, null for no match, or the errors beside the typed values. */
interface TrackingOutcome {
  status?: Status | null;
  error?: FormFailure;
  values: Record<string, string>;
}

const { missing, beside, failed } = orderTrackingContent;

export const texts: readonly string[] = ['orderTracking'];

/** Uses a form and not an address, because an address would expose the e-mail address. */
export async function act(form: FormData, { client }: PageRequest): Promise<TrackingOutcome> {
  const values = readTexts(form);
  const { reference = '', email = '' } = values;
  const incomplete = findMissing(values, beside, missing);
  if (incomplete) return { error: incomplete, values };
  try {
    const { data } = await client.query({
      query: ContactStatusDocument,
      variables: { reference, email },
      once: true,
    });
    return { status: data.contactStatus, values };
  } catch (error) {
    return { error: readFormFailure(error, failed), values };
  }
}

export function Component() {
  const {
    title,
    crumb,
    line,
    description,
    form: texts,
    notFound,
  } = useTexts('orderTracking', orderTrackingContent);
  const outcome = useActionData<TrackingOutcome>();
  const { state } = useNavigation();
  const result = useRef<HTMLDivElement>(null);
  const form = useFocusOnFailure(outcome?.error);
  useEffect(() => {
    if (outcome && !outcome.error) result.current?.focus();
  }, [outcome]);
  const submitting = state === 'submitting';
  const { error, values = {} } = outcome ?? {};
  return (
    <div className="quiet-page container-page">
      <PageMeta title={title} description={description} />
      <PageIntro crumb={crumb} title={title} line={line} />
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-2 lg:gap-16">
        <Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-8"
        >
          {error && <StatusMessage tone="danger">{error.message}</StatusMessage>}
          <TextField
            label={texts.reference.label}
            hint={texts.reference.hint}
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            defaultValue={values.reference}
            error={error?.fields.reference}
          />
          <TextField
            label={texts.email.label}
            hint={texts.email.hint}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={values.email}
            error={error?.fields.email}
          />
          <Button type="submit" disabled={submitting}>
            {submitting ? texts.submitting : texts.submit}
          </Button>
        </Form>
        <div ref={result} tabIndex={-1} className="outline-none">
          {outcome?.status && <Found status={outcome.status} />}
          {outcome?.status === null && (
            <ListMessage title={notFound.title} text={notFound.text}>
              <ButtonLink to="/contact" look="outline">
                {notFound.link}
              </ButtonLink>
            </ListMessage>
          )}
        </div>
      </div>
    </div>
  );
}

function Found({ status }: { status: Status }) {
  const { found } = useTexts('orderTracking', orderTrackingContent);
  const own = useTexts('orderTracking', orderTrackingContent);
  const { reference, state, sentAt, source, propertyTitle, order } = status;
  const { label, text } = (order ? found.orderStates : found.states)[state];
  const heading = order ? found.orderTitle : found.title;
  const facts = [
    { name: found.reference, value: reference },
    { name: found.sent, value: formatDateTime(sentAt) },
    { name: found.about, value: order ? null : propertyTitle },
    { name: found.from, value: own.sources[source] },
  ].filter(({ value }) => value);
  return (
    <section
      role="status"
      aria-label={heading}
      className="rounded-card border border-line bg-card p-5 md:p-8"
    >
      <h2 className="text-2xl">{heading}</h2>
      <p className="mt-4 inline-flex items-center gap-2 rounded-full bg-success-soft px-3.5 py-1.5 text-sm font-semibold text-success">
        <span aria-hidden="true" className="size-2 rounded-full bg-current" />
        {label}
      </p>
      <p className="mt-3 max-w-[46ch] text-ink-muted">{text}</p>
      <dl className="mt-6 border-t border-line">
        {facts.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3 text-sm"
          >
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {order && <TrackedOrder order={order} />}
    </section>
  );
}
