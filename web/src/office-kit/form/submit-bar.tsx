import type { ReactNode } from 'react';
import { StatusMessage } from '../../ui/status-message.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useRoomAbove } from '../scroll-room.ts';
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
  /** What a person can do about the failure, which then has this shorter text. */
  remedy?: { text: string; label: string; onChoose: () => void };
  /** What stands above the buttons. */
  above?: ReactNode;
  /** The controls beside the button, such as the publication. */
  children?: ReactNode;
  /** The address of the preview, which opens in its own tab. */
  preview?: { to: string; onOpen: () => void };
}

/** The foot of a long form, always in view: the outcome, the progress of the upload, and the buttons. */
export function SubmitBar(props: SubmitBarProps) {
  const { submitLabel, submitting, sent, failure, cancelTo, onCancelUpload, waiting, preview } = props;
  const bar = useRoomAbove<HTMLDivElement>();
  const uploading = submitting && sent !== null;
  return (
    <div
      ref={bar}
      className="form-foot sticky bottom-0 z-20 mt-6 grid gap-2 border-t border-line bg-paper py-2.5"
    >
      {failure && (
        <div className="flex flex-wrap items-center gap-2">
          <div className="grow">
            <StatusMessage tone="danger">{props.remedy?.text ?? failure.message}</StatusMessage>
          </div>
          {props.remedy && !submitting && (
            <Button look="outline" onClick={props.remedy.onChoose}>
              {props.remedy.label}
            </Button>
          )}
        </div>
      )}
      {props.above}
      {uploading && (
        <div>
          <ProgressBar label={texts.uploadLabel} share={sent} />
          <p role="status" className="min-h-5 text-xs text-ink-muted">
            {sent >= 1 && texts.processing}
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {props.children && (
          <div inert={submitting} className="min-w-0 max-sm:basis-full">
            {props.children}
          </div>
        )}
        <div className="flex min-w-0 flex-wrap gap-2 max-sm:basis-full max-sm:gap-1 max-sm:*:px-4 max-[24rem]:*:px-3">
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
          {preview && !waiting && (
            <ButtonLink
              to={preview.to}
              target={`preview ${preview.to}`}
              look="outline"
              onClick={preview.onOpen}
              aria-label={texts.previewLabel}
            >
              {texts.preview}
            </ButtonLink>
          )}
          {!submitting && !waiting && (
            <ButtonLink to={cancelTo} look="quiet">
              {texts.cancel}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
