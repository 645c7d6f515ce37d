import { useEffect, useState } from 'react';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { useShownFailure } from '../../lib/form/shown-failure.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import { useUploadProgress } from '../../lib/form/upload-progress.ts';
import type { PageRequest } from '../../lib/page.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextAreaField, TextField } from '../../ui/field.tsx';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ChoicesLink, NoticeLine } from '../contact/enquiry/consent-fields.tsx';
import { SubmissionGuard } from '../contact/enquiry/submission-guard.tsx';
import { JobOpeningsDocument, useJobOpeningsQuery } from './application.generated.ts';
import { careerContent } from './career.content.ts';
import { OpenRoles } from './open-roles.tsx';
import { submitApplicationForm } from './submit-application-form.ts';
import type { ApplicationOutcome } from './submit-application-form.ts';
import { useTexts } from '../../lib/site-texts.ts';

export const parameters = ['role'];

export const texts: readonly string[] = ['career'];

export function load({ client }: PageRequest) {
  return loadAll([client.query({ query: JobOpeningsDocument })]);
}

export function act(form: FormData, { client }: PageRequest): Promise<ApplicationOutcome> {
  return submitApplicationForm(form, client);
}

export function Component() {
  const { title, line } = useTexts('career', careerContent);
  return (
    <div className="container-page">
      <PageMeta title={title} description={line} canonical="/career" />
      <PageIntro crumb={title} title={title} line={line} />
      <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1fr_1.15fr] lg:gap-16">
        <OpenRoles />
        <ApplicationForm />
      </div>
    </div>
  );
}

function ApplicationForm() {
  const { form: texts, success } = useTexts('career', careerContent);
  const outcome = useActionData<ApplicationOutcome>();
  const { data } = useJobOpeningsQuery();
  const [parameters] = useSearchParams();
  const [closed, setClosed] = useState<typeof outcome>();
  const sent = outcome !== undefined && !outcome.error;
  const form = useFocusOnFailure(outcome?.error);
  const { shown: error, onInput } = useShownFailure(outcome?.error);
  useEffect(() => {
    if (sent) form.current?.reset();
  }, [sent, outcome, form]);
  const values = outcome?.error ? outcome.values : undefined;
  const role = parameters.get('role') ?? undefined;
  return (
    <section id="apply" className="scroll-mt-24 rounded-card border border-line bg-card p-5 md:p-8">
      <h2 className="text-2xl">{texts.title}</h2>
      <Form
        ref={form}
        method="post"
        action="#apply"
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        onInput={onInput}
        className="mt-6 grid gap-5"
      >
        {error && <StatusMessage tone="danger">{error.message}</StatusMessage>}
        {sent && (
          <noscript>
            <StatusMessage tone="success">{success.title}</StatusMessage>
            <ChoicesLink path={outcome.choicesPath} />
          </noscript>
        )}
        <TextField
          label={texts.fullName.label}
          name="fullName"
          autoComplete="name"
          maxLength={120}
          defaultValue={values?.fullName}
          error={error?.fields.fullName}
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
          key={role}
          label={texts.role.label}
          name="role"
          list="open-role-titles"
          maxLength={120}
          defaultValue={values?.role ?? role}
          error={error?.fields.role}
        />
        <datalist id="open-role-titles">
          {data?.jobOpenings.map((open) => (
            <option key={open.id} value={open.title} />
          ))}
        </datalist>
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
          label={texts.coverLetter.label}
          hint={texts.coverLetter.hint}
          name="coverLetter"
          maxLength={10_000}
          defaultValue={values?.coverLetter}
          error={error?.fields.coverLetter}
        />
        <Field label={texts.resume.label} hint={texts.resume.hint} error={error?.fields.resume}>
          {(props) => (
            <input
              {...props}
              type="file"
              name="resume"
              accept={texts.resume.accept}
              className={`${props.className} py-2 text-sm`}
            />
          )}
        </Field>
        <NoticeLine purpose="application" />
        <SubmissionGuard />
        <SubmitRow />
      </Form>
      <Dialog open={sent && outcome !== closed} onClose={() => setClosed(outcome)} title={success.title}>
        <p role="status">{success.line}</p>
        <ChoicesLink path={sent ? outcome.choicesPath : undefined} />
        <Button className="mt-6 w-full" onClick={() => setClosed(outcome)}>
          {success.close}
        </Button>
      </Dialog>
    </section>
  );
}

function SubmitRow() {
  const { form: texts } = useTexts('career', careerContent);
  const { state } = useNavigation();
  const share = useUploadProgress();
  const submitting = state === 'submitting';
  return (
    <div className="grid gap-4">
      {submitting && share !== null && <ProgressBar label={texts.uploading} share={share} />}
      <Button type="submit" disabled={submitting}>
        {submitting ? texts.submitting : texts.submit}
      </Button>
    </div>
  );
}
