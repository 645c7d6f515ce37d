import { Form, useActionData, useNavigation, useParams } from 'react-router-dom';
import { findOrThrow, readAddress } from '../../lib/addressed.ts';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { formatDateTime } from 'domain/text/format.ts';
import { useShownFailure } from '../../lib/form/shown-failure.ts';
import type { PageRequest } from '../../lib/page.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { NoticeLine } from '../contact/enquiry/consent-fields.tsx';
import { SubmissionGuard } from '../contact/enquiry/submission-guard.tsx';
import { useTexts } from '../../lib/site-texts.ts';
import { reportContent as texts } from './report.content.ts';
import { ReportedListingDocument, useReportedListingQuery } from './report.generated.ts';
import { reportReasons, submitReport } from './submit-report.ts';
import type { ReportOutcome } from './submit-report.ts';
import { projectPath } from 'domain/site/item-paths.ts';

export async function load({ client, params }: PageRequest) {
  await findOrThrow(
    client
      .query({ query: ReportedListingDocument, variables: readAddress(params.slug) })
      .then(({ data }) => data.property),
  );
  return null;
}

export { reportTexts as texts } from './report.content.ts';

export function act(form: FormData, request: PageRequest): Promise<ReportOutcome> {
  return submitReport(form, request);
}

/** The form by which a visitor tells the office what is wrong with a listing. */
export function Component() {
  const { slug } = useParams();
  const { data } = useReportedListingQuery({ variables: readAddress(slug) });
  const outcome = useActionData<ReportOutcome>();
  const { description, line } = useTexts('report', texts);
  const property = data?.property;
  if (!property) return null;
  const path = projectPath(property.slug);
  return (
    <div className="quiet-page container-page">
      <PageMeta title={`${texts.title}: ${property.title}`} description={description} />
      <PageIntro
        crumb={texts.title}
        parent={{ label: property.title, to: path }}
        title={texts.title}
        line={outcome?.done ? undefined : line}
      />
      <section className="mt-10 grid max-w-xl gap-6 rounded-card border border-line bg-card p-5 md:p-8">
        <div>
          <h2 className="font-sans text-sm font-semibold text-ink-muted">{texts.about}</h2>
          <p className="mt-1 text-xl font-semibold [overflow-wrap:anywhere]">{property.title}</p>
        </div>
        {outcome?.done ? (
          <Done {...outcome.done} />
        ) : (
          <ReportForm propertyId={property.id} outcome={outcome} />
        )}
        <div className="border-t border-line pt-5">
          <ButtonLink to={path} look="quiet" className="-ml-3">
            {texts.back}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Done({ reference, answerBy }: NonNullable<ReportOutcome['done']>) {
  const { done } = useTexts('report', texts);
  return (
    <StatusMessage tone="success">
      <strong className="block">{done.title}</strong>
      {texts.done.reference} <strong>{reference}</strong>.{' '}
      {answerBy && texts.done.by(formatDateTime(answerBy))}
    </StatusMessage>
  );
}

function ReportForm({ propertyId, outcome }: { propertyId: string; outcome: ReportOutcome | undefined }) {
  const { formData } = useNavigation();
  const failed = outcome?.error ? outcome : undefined;
  const form = useFocusOnFailure(failed?.error);
  const { shown, onInput } = useShownFailure(failed?.error);
  const submitting = formData?.has('propertyId') ?? false;
  const { fields = {}, message } = shown ?? {};
  const { values = {} } = failed ?? {};
  return (
    <Form ref={form} method="post" noValidate preventScrollReset onInput={onInput} className="grid gap-5">
      {message && <StatusMessage tone="danger">{message}</StatusMessage>}
      <input type="hidden" name="propertyId" value={propertyId} />
      <SelectField
        label={texts.reason}
        name="reason"
        defaultValue={values.reason ?? ''}
        error={fields.reason}
      >
        <option value="">{texts.choose}</option>
        {reportReasons.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...texts.text}
        name="text"
        rows={5}
        maxLength={2_000}
        defaultValue={values.text}
        error={fields.text}
      />
      <TextField
        {...texts.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        error={fields.email}
      />
      <NoticeLine />
      <SubmissionGuard />
      <Button type="submit" disabled={submitting}>
        {submitting ? texts.submitting : texts.submit}
      </Button>
    </Form>
  );
}
