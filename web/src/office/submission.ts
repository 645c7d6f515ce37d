import { useEffect, useRef, useState } from 'react';
import { readError } from '../lib/errors.ts';
import { isUnauthenticated } from './admin-session.ts';

export interface SubmissionFailure {
  message: string;
  /** The sentence beside each wrong field. */
  fields: Record<string, string>;
  /** The server’s code, when it was the server that refused. */
  code?: string;
}

/** How an upload tells its progress and learns that it is to stop; the context of a mutation with files. */
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

/** The states of a form of the back office: idle, submitting (with what has been sent), failed with what was wrong. */
export function useSubmission(texts: SubmissionTexts) {
  const [failure, setFailure] = useState<SubmissionFailure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  /** Runs it, and answers what went wrong; null when nothing did. */
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

/** The sentence for a person. */
export function readFailure(error: unknown, texts: Omit<SubmissionTexts, 'cancelled'>): SubmissionFailure {
  if (isUnauthenticated(error)) return { message: texts.loginFirst, fields: {} };
  const { message, fields, code } = readError(error, texts.unreachable);
  // The server says what to do about it; what it cannot explain is not the person’s fault.
  const told = !['INTERNAL', 'NOT_FOUND'].includes(code);
  return { message: told ? message : texts.failed, fields, code };
}
