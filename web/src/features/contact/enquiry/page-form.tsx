import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { useFocusOnFailure } from '../../../lib/form/focus-on-failure.ts';
import { useShownFailure } from '../../../lib/form/shown-failure.ts';
import { StatusMessage } from '../../../ui/status-message.tsx';
import { Button } from '../../../ui/button.tsx';
import { contactContent } from './contact.content.ts';
import { keptFormContent } from './kept-form.content.ts';
import { OfflineNote } from './offline-note.tsx';
import { rememberVisitor, useRememberedVisitor } from './remembered-visitor.ts';
import { SubmissionGuard } from './submission-guard.tsx';
import type { ContactOutcome } from './submit-contact-form.ts';
import { ThankYou } from './thank-you.tsx';

interface PageFormProps {
  /** The anchor to which a browser without JavaScript returns. */
  id: string;
  /** The label of the button. */
  submit: string;
  /** The level of the heading after sending. */
  heading?: 'h2' | 'h3';
  /** Whether it has the box “Save my name, email…”. */
  remembers?: boolean;
  /** The person who calls back, named in the thanks. */
  caller?: string;
  /** Whether its fields stand close together. */
  compact?: boolean;
  children: (state: { fields: Record<string, string>; values: Record<string, string> }) => ReactNode;
}

/** A form sent to its own page; thanks with the reference replace it. */
export function PageForm({
  id,
  submit,
  heading: Heading = 'h2',
  remembers = false,
  caller,
  compact = false,
  children,
}: PageFormProps) {
  const outcome = useActionData<ContactOutcome>();
  const { state } = useNavigation();
  const form = useFocusOnFailure(outcome?.error);
  const { shown: error, onInput } = useShownFailure(outcome?.error);
  const sent = useRef<FormData>(undefined);
  const thanks = useRef<HTMLDivElement>(null);
  useRememberedVisitor(form);
  useEffect(() => {
    if (!outcome || outcome.error || !sent.current) return;
    if (remembers) rememberVisitor(sent.current);
    thanks.current?.focus();
  }, [outcome, remembers]);
  if (outcome && !outcome.error) {
    return (
      <div ref={thanks} id={id} tabIndex={-1} className="scroll-mt-28 outline-none">
        <Heading className="mb-3 text-xl">
          {outcome.reference ? contactContent.thankYou.title : keptFormContent.keptTitle}
        </Heading>
        <ThankYou {...outcome} caller={caller} />
      </div>
    );
  }
  const submitting = state === 'submitting';
  const { values = {} } = outcome ?? {};
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      action={`#${id}`}
      noValidate
      preventScrollReset
      onInput={onInput}
      onSubmit={({ currentTarget }) => {
        sent.current = new FormData(currentTarget);
      }}
      className={`grid scroll-mt-28 ${compact ? 'close-form gap-2' : 'gap-5'}`}
    >
      {error && <StatusMessage tone="danger">{error.message}</StatusMessage>}
      {children({ fields: error?.fields ?? {}, values })}
      <OfflineNote />
      <SubmissionGuard />
      <Button type="submit" disabled={submitting}>
        {submitting ? contactContent.form.submitting : submit}
      </Button>
    </Form>
  );
}
