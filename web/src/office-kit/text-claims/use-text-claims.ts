import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { valuesOfForm } from '../form/form-values.ts';
import type { FormValues } from '../form/form-values.ts';
import { useLookWhileTyping } from '../field/look-while-typing.ts';
import { filledRows } from '../table/rows.ts';
import { TextClaimsDocument } from './text-claims.generated.ts';
import type { TextClaimsQuery } from './text-claims.generated.ts';

export type TextClaim = TextClaimsQuery['textClaims'][number];

const pauseMs = 700;

/** Texts under the names of their fields; rows that a form holds as one text count one by one. */
function typedTexts(values: FormValues) {
  return Object.entries(values).flatMap(([field, [typed = '']]) => {
    const texts = typed.startsWith('[{')
      ? filledRows(typed).map((row) => Object.values(row).join('\n'))
      : [typed];
    const text = texts.join('\n');
    // A word alone makes no claim.
    return text.includes(' ') ? [{ field, text }] : [];
  });
}

/**
 * What the texts of a form say that an advertisement must not say, asked again after each pause in typing. Visitors read
 * all that the office writes, so that each form of such texts warns; nothing is barred by it.
 */
export function useTextClaims(
  form: RefObject<HTMLFormElement | null>,
  revision: number,
  read: (typed: FormData) => FormValues = valuesOfForm,
): readonly TextClaim[] {
  const client = useApolloClient();
  const [claims, setClaims] = useState<readonly TextClaim[]>([]);

  async function look(isOutdated: () => boolean) {
    const texts = form.current ? typedTexts(read(new FormData(form.current))) : [];
    if (texts.length === 0) {
      setClaims([]);
      return;
    }
    try {
      const { data } = await client.query({
        query: TextClaimsDocument,
        variables: { texts },
        fetchPolicy: 'no-cache',
      });
      if (!isOutdated() && data) setClaims(data.textClaims);
    } catch {
      // A warning that does not come stops no person from writing; saving says that the server is away.
    }
  }

  useLookWhileTyping(form, look, { pauseMs, again: revision });

  return claims;
}
