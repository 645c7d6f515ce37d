import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InputEvent } from 'react';
import { useFocusOnFailure } from '../../lib/form/focus-on-failure.ts';
import { useShownFailure } from '../../lib/form/shown-failure.ts';
import { clearDraft, readDraft, writeDraft } from './drafts.ts';
import { differingFields } from './form-values.ts';
import { valuesOfForm } from './form-values.ts';
import type { FormValues } from './form-values.ts';
import { reveal } from './reveal.ts';
import { useSaveKey } from './save-key.ts';
import { useSubmission } from './submission.ts';
import type { SubmissionFailure, Upload } from './submission.ts';
import { typedInto, useTypedInto } from '../field/typed-into.ts';
import type { TypedInto } from '../field/typed-into.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

/** The stored values of an item. */
export interface StoredValues {
  values: FormValues;
  /** The time of the last change; the server refuses a change that started from an older version. */
  updatedAt: string | null;
  /** The account that made the last change; null before the first change. */
  updatedBy?: string | null;
}

interface EditedForm {
  /** The name under which the browser keeps unsaved input. */
  draftKey: string;
  stored: StoredValues;
  texts: Parameters<typeof useSubmission>[0];
  /** Loads the item again after another account changed it. */
  reload?: () => Promise<StoredValues>;
  /** Sends it; what it throws is shown. A form that stays open goes on from the values that it resolves to. */
  save: (
    form: FormData,
    readAt: string | null,
    upload: Upload,
    stay: boolean,
  ) => Promise<StoredValues | undefined>;
  /** The errors found before sending, by field. */
  check: (form: FormData) => Record<string, string>;
  /** The sentence above the buttons for errors found before sending; the one of the first wrong field by default. */
  summary?: (wrong: Record<string, string>) => string | undefined;
  /** Called after saving; `stay` if the keyboard saved the form and the person goes on typing, with the field. */
  onSaved: (stay: boolean, field?: TypedInto) => void;
}

export interface Conflict {
  base: FormValues;
  theirs: StoredValues;
  yours: FormValues;
}

const typingPauseMs = 300;

/**
 * Protects the input of a form in the back office. The browser keeps it until it is saved, and offers it
 * again after a reload. Leaving the page asks first. A failure keeps the input. If another account has saved
 * the item meanwhile, its changes appear beside the input and are not overwritten.
 */
export function useEditedForm({
  draftKey,
  stored,
  texts,
  reload,
  save,
  check,
  summary = firstSentence,
  onSaved,
}: EditedForm) {
  const { blocker, markUnsaved } = useUnsavedChanges();
  const submission = useSubmission(texts);
  const { shown: left, onInput: clearError } = useShownFailure(submission.failure);
  const failure = left ? worded(left, submission.failure, summary) : null;
  const form = useFocusOnFailure(submission.failure);
  // The first wrong field may stand in a closed tab; open checks have a place of their own.
  useEffect(() => {
    const first =
      submission.failure &&
      !submission.failure.checks &&
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!first) return;
    reveal(first);
    first.focus();
  }, [form, submission.failure]);
  const [shown, setShown] = useState({ values: stored.values, revision: 0 });
  const [base, setBase] = useState(stored);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(draftKey);
    return kept && differingFields(kept.values, stored.values).length > 0 ? kept : null;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Typing just before the page closes is kept too.
  const keepPending = useEffectEvent(() => {
    if (timer.current !== undefined) keepTyped();
  });
  useEffect(() => {
    const onLeave = () => keepPending();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      clearTimeout(timer.current);
    };
  }, []);
  const stays = useSaveKey(form);
  const held = useRef<Element>(null);
  useTypedInto(form);
  const { submitting, failure: failed } = submission;
  useEffect(() => {
    const field = held.current;
    if (submitting || !field) return;
    held.current = null;
    // A form that is being saved cannot hold the focus.
    if (!failed && field instanceof HTMLElement) field.focus({ preventScroll: true });
  }, [submitting, failed]);
  useEffect(() => {
    // The leave dialog has asked, so the draft can go.
    if (blocker.state === 'proceeding') forget();
  });

  function forget() {
    clearTimeout(timer.current);
    timer.current = undefined;
    clearDraft(draftKey);
  }

  /** Renders the fields again with these values. */
  function show(values: FormValues) {
    setShown(({ revision }) => ({ values, revision: revision + 1 }));
  }

  /** Belongs on the form as well, with the event: a field that is filled loses its error. */
  function markChanged(event?: InputEvent<HTMLFormElement>) {
    if (event) clearError(event);
    markUnsaved(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(keepTyped, typingPauseMs);
  }

  function keepTyped() {
    timer.current = undefined;
    if (form.current) writeDraft(draftKey, valuesOfForm(new FormData(form.current)));
  }

  async function send(typed: FormData, readAt = base.updatedAt) {
    const stay = stays.current;
    stays.current = false;
    const field = stay ? document.activeElement : null;
    held.current = field;
    const wrong = check(typed);
    const sentence = firstSentence(wrong);
    if (sentence) {
      submission.setFailure({ message: sentence, fields: wrong });
      return;
    }
    let saved: StoredValues | undefined;
    const refused = await submission.submit(async (upload) => {
      saved = await save(typed, readAt, upload, stay);
    });
    if (refused?.code === 'CONFLICT' && reload) {
      const theirs = await reload().catch(() => null);
      if (theirs) setConflict({ base: base.values, theirs, yours: valuesOfForm(typed) });
    }
    if (refused) return;
    forget();
    setDraft(null);
    markUnsaved(false);
    if (saved) {
      setBase(saved);
      // A person who goes on typing keeps the fields and the caret.
      if (!stay) show(saved.values);
    }
    onSaved(stay, typedInto(field));
  }

  return {
    form,
    blocker,
    submission: { ...submission, failure },
    shown,
    conflict,
    draft,
    markChanged,
    /** Keeps the input in this browser at once, for the preview that reads it. */
    keepTyped,
    send,
    restoreDraft: () => {
      if (draft) show({ ...shown.values, ...draft.values });
      markUnsaved(true);
      setDraft(null);
    },
    dropDraft: () => {
      clearDraft(draftKey);
      setDraft(null);
    },
    /** Saves values chosen from both versions. */
    resolve: (values: FormValues, readAt: string | null, typed: FormData) => {
      if (conflict) setBase(conflict.theirs);
      setConflict(null);
      show(values);
      void send(typed, readAt);
    },
    /** Takes the other account’s version and drops the input. */
    takeTheirs: () => {
      if (!conflict) return;
      setBase(conflict.theirs);
      show(conflict.theirs.values);
      setConflict(null);
      submission.setFailure(null);
      forget();
      markUnsaved(false);
    },
    closeConflict: () => setConflict(null),
  };
}

function firstSentence(wrong: Record<string, string>): string | undefined {
  return Object.values(wrong)[0];
}

/** A sentence that came from a field follows the fields that are left; another one of the server stays. */
function worded(
  left: SubmissionFailure,
  before: SubmissionFailure | null,
  summary: (wrong: Record<string, string>) => string | undefined,
): SubmissionFailure {
  const fromField = Object.values(before?.fields ?? {}).includes(left.message);
  return fromField ? { ...left, message: summary(left.fields) ?? left.message } : left;
}
