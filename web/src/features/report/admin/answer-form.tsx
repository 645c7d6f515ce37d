import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '../../../lib/errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAdminSession } from '../../../office-kit/session/admin-session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { reportAdminContent } from './report-admin.content.ts';
import { AnswerListingReportDocument } from './report-admin.generated.ts';

const texts = reportAdminContent.answer;

/** The sentence that answers a report and closes it. */
export function AnswerForm({ id, email }: { id: string; email: string | null }) {
  const client = useApolloClient();
  const { withSession } = useAdminSession();
  const [answer, setAnswer] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function send() {
    setBusy(true);
    setFailure('');
    try {
      const variables = { id, input: { answer } };
      const refetchQueries = ['Dashboard'];
      await withSession(() =>
        client.mutate({ mutation: AnswerListingReportDocument, variables, refetchQueries }),
      );
      showToast({ tone: 'success', text: texts.done });
    } catch (error) {
      setFailure(readError(error, texts.failed).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
      className="grid max-w-2xl justify-items-start gap-3 [&>div]:w-full"
    >
      <TextAreaField
        label={texts.label}
        hint={texts.hint(email)}
        rows={3}
        maxLength={1_000}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={failure}
      />
      <Button type="submit" disabled={busy || !answer.trim()}>
        {busy ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
