import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { readError } from '../../../../lib/errors.ts';
import { useLookWhileTyping } from '../../../../office-kit/field/look-while-typing.ts';
import { PreviewListingChecksDocument } from '../property-admin.generated.ts';
import type { PreviewListingChecksQuery } from '../property-admin.generated.ts';
import { isMissing, readPropertyForm } from '../form/property-form-values.ts';

export type ListingCheck = PreviewListingChecksQuery['previewListingChecks'][number];

const pauseMs = 500;

/**
 * Checks the property as it stands in its form, again after each pause in typing and when the person comes back from
 * another tab, such as the one with the documents. `checks` is null before the first answer; `unreadable` has the
 * sentence for each typed field that has no meaning yet, `answered` are the checks whose reason is being typed,
 * `failed` says that there was no answer, and `isEmpty` that a new form has no title yet.
 */
export function useListingChecks(
  form: RefObject<HTMLFormElement | null>,
  id: string | undefined,
  revision: number,
) {
  const client = useApolloClient();
  const [checks, setChecks] = useState<readonly ListingCheck[] | null>(null);
  const [unreadable, setUnreadable] = useState<Readonly<Record<string, string>>>({});
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [failed, setFailed] = useState(false);
  const [isEmpty, setEmpty] = useState(!id);

  async function look(isOutdated: () => boolean) {
    if (!form.current) return;
    const { input, pictures, wrong } = readPropertyForm(new FormData(form.current));
    setEmpty(!id && !input.title);
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

  useLookWhileTyping(form, look, { pauseMs, again: `${id} ${revision}`, eager: true });

  return { checks, unreadable, answered, failed, isEmpty };
}
