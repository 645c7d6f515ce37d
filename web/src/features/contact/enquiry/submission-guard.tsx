import { useEffect, useRef, useSyncExternalStore } from 'react';
import { newKey } from '../../../lib/new-key.ts';
import { correctionEvent, takeCorrection } from './corrected-form.ts';

/** A day is the most to report, because a page can stay open beyond the server’s range of whole numbers. */
const longestMs = 86_400_000;

/**
 * The hidden fields of a visitor’s form: a trap for robots, the time taken to fill it in, and a key. Sending
 * the same content again repeats the key, so that a lost answer stores nothing twice. Without JavaScript,
 * only the trap exists. It also fills the form with what the visitor wants to correct.
 */
export function SubmissionGuard() {
  const trap = useRef<HTMLInputElement>(null);
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const cameWithPage = useRef(!inBrowser);
  useEffect(() => {
    const form = trap.current?.form;
    // A visitor could read and fill in a form from the server before its code ran.
    return form ? watchForm(form, cameWithPage.current ? 0 : performance.now()) : undefined;
  }, []);
  useEffect(() => {
    const form = trap.current?.form;
    if (!form) return;
    const correct = () => takeCorrection(form);
    correct();
    window.addEventListener(correctionEvent, correct);
    return () => window.removeEventListener(correctionEvent, correct);
  }, []);
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Please leave this field empty
        <input ref={trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function subscribeToNothing() {
  return () => undefined;
}

function watchForm(form: HTMLFormElement, shownAtMs: number): () => void {
  let shownAt = shownAtMs;
  let key = newKey();
  let content = '';
  function addParts({ formData }: FormDataEvent) {
    const present = contentOf(formData);
    // A form changed after a failure is a new submission.
    if (content && present !== content) key = newKey();
    content = present;
    formData.set('submissionKey', key);
    formData.set('filledInMs', String(Math.min(Math.round(performance.now() - shownAt), longestMs)));
  }
  function startAnew() {
    shownAt = performance.now();
    key = newKey();
    content = '';
  }
  form.addEventListener('formdata', addParts);
  form.addEventListener('reset', startAnew);
  return () => {
    form.removeEventListener('formdata', addParts);
    form.removeEventListener('reset', startAnew);
  };
}

function contentOf(formData: FormData): string {
  const parts = [...formData].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
  ]);
  return JSON.stringify(parts);
}
