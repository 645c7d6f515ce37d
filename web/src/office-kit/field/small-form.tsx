import type { ReactNode } from 'react';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminSession } from '../session/admin-session.ts';
import { useSubmission } from '../form/submission.ts';
import { submitBarContent } from '../form/submit-bar.content.ts';

interface SmallFormProps {
  submitLabel: string;
  submittingLabel?: string;
  failed: string;
  look?: 'primary' | 'outline' | 'danger';
  /** Sends the input; the form shows any error. */
  send: (typed: FormData) => Promise<void>;
  /** The fields, given the error of each. */
  children?: (errors: Record<string, string>) => ReactNode;
}

/** A few fields and one button, within the login; a failure keeps the input. */
export function SmallForm({
  submitLabel,
  submittingLabel = submitBarContent.submitting,
  failed,
  look,
  send,
  children,
}: SmallFormProps) {
  const { withSession } = useAdminSession();
  const { failure, submitting, submit } = useSubmission({ ...submitBarContent, failed });
  const form = useFocusOnFailure(failure);
  const errors = failure?.fields ?? {};
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        if (!submitting) void submit(() => withSession(() => send(typed)));
      }}
      className="grid justify-items-start gap-4"
    >
      {children && (
        <div inert={submitting} className="grid w-full gap-4">
          {children(errors)}
        </div>
      )}
      {failure && Object.keys(errors).length === 0 && (
        <StatusMessage tone="danger">{failure.message}</StatusMessage>
      )}
      <Button type="submit" look={look} disabled={submitting}>
        {submitting ? submittingLabel : submitLabel}
      </Button>
    </form>
  );
}

/** The typed value of a field as text. */
export function typedText(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
