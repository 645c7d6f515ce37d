import { Form, useActionData, useNavigation } from 'react-router-dom';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SubmissionGuard } from '../contact/enquiry/submission-guard.tsx';
import { choicesContent } from './choices.content.ts';
import type { ChoiceOutcome } from './submit-choice.ts';

const texts = choicesContent.news;

/** Stops the newsletter by the address alone, as it was started. */
export function UnsubscribeForm() {
  const outcome = useActionData<ChoiceOutcome>();
  const { formData } = useNavigation();
  const own = outcome?.error && outcome.values.purpose === undefined ? outcome : undefined;
  const form = useFocusOnFailure(own?.error);
  const submitting = formData?.has('email') ?? false;
  return (
    <section
      id="news"
      aria-labelledby="news-title"
      className="rounded-card border border-line bg-card p-5 md:p-8"
    >
      <h2 id="news-title" className="text-2xl">
        {texts.title}
      </h2>
      {outcome?.done === 'unsubscribed' ? (
        <div className="mt-4">
          <StatusMessage tone="success">{texts.done}</StatusMessage>
        </div>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-muted">{texts.line}</p>
          <Form ref={form} method="post" noValidate preventScrollReset className="mt-5 grid gap-4">
            {own && !own.error.fields.email && (
              <StatusMessage tone="danger">{own.error.message}</StatusMessage>
            )}
            <TextField
              label={texts.email}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={own?.values.email}
              error={own?.error.fields.email}
            />
            <SubmissionGuard />
            <Button type="submit" disabled={submitting}>
              {submitting ? texts.submitting : texts.submit}
            </Button>
          </Form>
        </>
      )}
    </section>
  );
}
