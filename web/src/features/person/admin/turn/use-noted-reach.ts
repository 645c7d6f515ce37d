import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { TakenBy } from 'domain/schema.generated.ts';
import { TakePersonDocument } from '../person.generated.ts';

/** The links that reach a person. */
const ways: Record<string, TakenBy> = { 'tel:': 'CALL', 'mailto:': 'EMAIL', 'https://wa.me/': 'WHATSAPP' };

export interface Reachable {
  id: string;
  state: string;
  numbers: readonly string[];
  emails: readonly string[];
  ownerName: string | null;
  turn: object | null;
  untaken: boolean | null;
}

/** Takes a lead when the colleague taps a telephone number, an e-mail address or the link to WhatsApp of one of `people`. */
export function useNotedReach(people: readonly Reachable[]): void {
  const client = useApolloClient();
  const noteTap = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a')?.getAttribute('href');
    const start = link && Object.keys(ways).find((one) => link.startsWith(one));
    if (!start) return;
    const reached = decodeURIComponent(link.slice(start.length).split('?')[0] ?? '').toLowerCase();
    const person = people.find(({ numbers, emails }) =>
      [...numbers.map((number) => number.slice(1)), ...emails].some((one) => reached.endsWith(one)),
    );
    if (!person || !isToTake(person)) return;
    const variables = { id: person.id, way: ways[start] };
    // The tap does its work in any case, and the outcome of the call takes the lead too.
    client.mutate({ mutation: TakePersonDocument, variables }).catch(() => undefined);
  });
  useEffect(() => {
    document.addEventListener('click', noteTap);
    return () => document.removeEventListener('click', noteTap);
  }, []);
}

/** A lead on which a colleague works already is not taken by a further call. */
function isToTake({ turn, untaken, ownerName, state }: Reachable): boolean {
  return turn !== null || untaken === true || ownerName === null || state === 'NEW';
}
