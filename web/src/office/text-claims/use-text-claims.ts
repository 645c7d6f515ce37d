import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { valuesOfForm } from '../form-values.ts';
import type { FormValues } from '../form-values.ts';
import { filledRows } from '../rows.ts';
import { TextClaimsDocument } from './text-claims.generated.ts';
import type { TextClaimsQuery } from './text-claims.generated.ts';

export type TextClaim = TextClaimsQuery['textClaims'][number];

/** Longer than the pause between two keys. */
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

  const look = useEffectEvent(async (isOutdated: () => boolean) => {
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
  });

  useEffect(() => {
    const typed = form.current;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const number = (asked += 1);
      void look(() => number !== asked);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, pauseMs);
    };
    later();
    for (const name of ['input', 'change']) typed?.addEventListener(name, later);
    return () => {
      asked += 1;
      clearTimeout(timer);
      for (const name of ['input', 'change']) typed?.removeEventListener(name, later);
    };
  }, [form, revision]);

  return claims;
}
