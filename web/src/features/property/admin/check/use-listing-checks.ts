import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { readError } from '../../../../lib/errors.ts';
import type { OpenCheck } from '../../../../lib/errors.ts';
import { useLookWhileTyping } from '../../../../office-kit/field/look-while-typing.ts';
import type { FormValues } from '../../../../office-kit/form/form-values.ts';
import { isMissing, readPropertyForm } from '../form/property-form-values.ts';
import { PreviewListingChecksDocument } from '../property-admin.generated.ts';
import type { PreviewListingChecksQuery } from '../property-admin.generated.ts';
import type { Answers } from './answers.ts';
import { isReason } from './gate-reasons.ts';
import { setField } from './set-field.ts';

export type ListingCheck = PreviewListingChecksQuery['previewListingChecks'][number];
export type Refusal = readonly OpenCheck[] | undefined;

export const pauseMs = 500;

/**
 * What the checks say of typed values. `checks` is null before the first answer; `unreadable` has the sentence for each typed
 * field that has no meaning yet, `answered` are the checks whose reason is being typed, `failed` says that there was no answer.
 * A refusal of the server replaces what an earlier look found.
 */
export function useChecks(refusal: Refusal) {
  const client = useApolloClient();
  const [checks, setChecks] = useState<readonly ListingCheck[] | null>(null);
  const [unreadable, setUnreadable] = useState<Readonly<Record<string, string>>>({});
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [failed, setFailed] = useState(false);
  const [heard, setHeard] = useState<Refusal>();
  if (refusal !== heard) {
    setHeard(refusal);
    if (refusal) setChecks(refusedOf(refusal, checks));
  }

  async function look(form: FormData, id: string | undefined, isOutdated: () => boolean) {
    const { input, pictures, wrong } = readPropertyForm(form);
    setAnswered((input.gateReasons ?? []).map(({ check }) => check));
    const unread = Object.fromEntries(Object.entries(wrong).filter((field) => !isMissing(...field)));
    try {
      const { data } = await client.query({
        query: PreviewListingChecksDocument,
        // A reason that is being typed changes no check.
        variables: { id, input: { ...input, title: input.title || '–', gateReasons: null }, pictures },
        fetchPolicy: 'no-cache',
      });
      if (isOutdated() || !data) return;
      setChecks(data.previewListingChecks);
      setUnreadable(unread);
      setFailed(false);
    } catch (error) {
      if (isOutdated()) return;
      const { fields } = readError(error, '');
      setUnreadable({ ...fields, ...unread });
      setFailed(Object.keys(fields).length === 0);
    }
  }

  return { checks, unreadable, answered, failed, look };
}

/** The checks of a refusal; why they are asked is known from the last look. */
function refusedOf(
  refusal: readonly OpenCheck[],
  known: readonly ListingCheck[] | null,
): readonly ListingCheck[] {
  return refusal.map((open) => ({
    ...{ __typename: 'ListingCheck' as const, why: '', rules: [] },
    ...known?.find(({ number }) => number === open.number),
    ...open,
    ...{ bars: true, reason: null },
  }));
}

/** Whether the list is open: a new refusal opens it, whatever was chosen before. */
export function useOpenOnRefusal(refusal: Refusal) {
  const [heard, setHeard] = useState<Refusal>();
  const [isOpen, setOpen] = useState(false);
  if (refusal !== heard) {
    setHeard(refusal);
    if (refusal) setOpen(true);
  }
  return { isOpen, setOpen };
}

interface ListingChecksOptions {
  /** The values that the form began with, which have the reasons of a draft. */
  values: FormValues;
  /** Counts how often the form has been filled. */
  revision: number;
  refusal: Refusal;
}

/**
 * Checks the property as it stands in its form, again after each pause in typing and when the person comes back from
 * another tab, such as the one with the documents. `isEmpty` says that a new form has no title yet; `answers` reads and
 * fills the fields of the form.
 */
export function useListingChecks(
  form: RefObject<HTMLFormElement | null>,
  id: string | undefined,
  { values, revision, refusal }: ListingChecksOptions,
) {
  const { look: lookAt, ...found } = useChecks(refusal);
  const [isEmpty, setEmpty] = useState(!id);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [mended, setMended] = useState(0);
  const [filled, setFilled] = useState(revision);
  if (filled !== revision) {
    setFilled(revision);
    setTyped({});
  }

  async function look(isOutdated: () => boolean) {
    if (!form.current) return;
    const data = new FormData(form.current);
    const texts = [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    setTyped(Object.fromEntries(texts) as Record<string, string>);
    setEmpty(!id && !data.get('title'));
    await lookAt(data, id, isOutdated);
  }
  useLookWhileTyping(form, look, { pauseMs, again: `${id} ${revision} ${mended}`, eager: true });

  const answers: Answers = {
    valueOf: (name) => typed[name] ?? (isReason(name) ? values[name]?.[0] : undefined) ?? '',
    give: (name, value) => {
      setTyped((present) => ({ ...present, [name]: value }));
      setField(form.current, name, value);
    },
  };
  return { ...found, refusal, isEmpty, answers, lookAgain: () => setMended((count) => count + 1) };
}
