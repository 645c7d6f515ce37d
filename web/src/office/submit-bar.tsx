import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import type { SubmissionFailure } from './submission.ts';
import { submitBarContent as texts } from './submit-bar.content.ts';

interface SubmitBarProps {
  submitLabel: string;
  submitting: boolean;
  /** The fraction of the upload that has been sent, 0 to 1; null if nothing is being uploaded. */
  sent: number | null;
  failure: SubmissionFailure | null;
  cancelTo: string;
  onCancelUpload?: () => void;
  /** Work that must end before the form is sent automatically. */
  waiting?: { label: string; onStop: () => void } | null;
}

/** The foot of a long form, always in view: the outcome, the progress of the upload, and the buttons. */
export function SubmitBar({
  submitLabel,
  submitting,
  sent,
  failure,
  cancelTo,
  onCancelUpload,
  waiting,
}: SubmitBarProps) {
  const uploading = submitting && sent !== null;
  return (
    <div className="sticky bottom-0 z-20 mt-6 grid gap-3 border-t border-line bg-paper py-3">
      {failure && <Alert tone="danger">{failure.message}</Alert>}
      {uploading && (
        <div>
          <ProgressBar label={texts.uploadLabel} share={sent} />
          <p role="status" className="min-h-5 text-xs text-ink-muted">
            {sent >= 1 && texts.processing}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={submitting} aria-disabled={waiting ? true : undefined}>
          {submitting ? texts.submitting : (waiting?.label ?? submitLabel)}
        </Button>
        {waiting && (
          <Button look="outline" onClick={waiting.onStop}>
            {texts.stopWaiting}
          </Button>
        )}
        {uploading && sent < 1 && (
          <Button look="outline" onClick={onCancelUpload}>
            {texts.cancelUpload}
          </Button>
        )}
        {!submitting && !waiting && (
          <ButtonLink to={cancelTo} look="quiet">
            {texts.cancel}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
