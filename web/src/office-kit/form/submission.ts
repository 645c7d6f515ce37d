import { useEffect, useRef, useState } from 'react';
import { readError } from '../../lib/errors.ts';
import type { OpenCheck } from '../../lib/errors.ts';
import { isUnauthenticated } from '../session/admin-session.ts';
import { whenServerIsBack } from '../session/server-back.ts';

export interface SubmissionFailure {
  message: string;
  /** The sentence beside each wrong field. */
  fields: Record<string, string>;
  /** The server’s code, if the server refused. */
  code?: string;
  /** The checks before publication that it does not pass. */
  checks?: readonly OpenCheck[];
}

/** Progress and cancellation of an upload; the context of a mutation with files. */
export interface Upload {
  onProgress: (share: number | null) => void;
  signal: AbortSignal;
}

interface SubmissionTexts {
  failed: string;
  unreachable: string;
  cancelled: string;
  loginFirst: string;
}

/**
 * The states of a form in the back office: idle, submitting (with the progress of the upload), and failed
 * (with the errors).
 */
export function useSubmission(texts: SubmissionTexts) {
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);
  useEffect(() => {
    return whenServerIsBack(() => setFailure(withoutUnreachable));
  }, []);

  /** Runs a submission and answers its failure; null on success. */
  async function submit(run: (upload: Upload) => Promise<void>): Promise<SubmissionFailure | null> {
    const controller = new AbortController();
    upload.current = controller;
    setFailure(null);
    setSubmitting(true);
    try {
      await run({ onProgress: setSent, signal: controller.signal });
      return null;
    } catch (error) {
      const failed = controller.signal.aborted
        ? { message: texts.cancelled, fields: {} }
        : readFailure(error, texts);
      setFailure(failed);
      return failed;
    } finally {
      setSubmitting(false);
      setSent(null);
    }
  }

  return { failure, submitting, sent, setFailure, submit, cancel: () => upload.current?.abort() };
}

/** A lost connection is no longer the news once it is back. */
function withoutUnreachable(failure: SubmissionFailure | null): SubmissionFailure | null {
  return failure?.code === 'UNREACHABLE' ? null : failure;
}

/** Turns an error into a readable failure. */
export function readFailure(error: unknown, texts: Omit<SubmissionTexts, 'cancelled'>): SubmissionFailure {
  if (isUnauthenticated(error)) return { message: texts.loginFirst, fields: {} };
  const { message, fields, code, checks } = readError(error, texts.unreachable, texts.failed);
  // The server’s sentence says what to do, except for errors that the user cannot mend.
  const told = !['INTERNAL', 'NOT_FOUND'].includes(code);
  return { message: told ? message : texts.failed, fields, code, ...(checks && { checks }) };
}
