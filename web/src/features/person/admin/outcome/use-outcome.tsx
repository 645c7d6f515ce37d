import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { telephoneLink } from 'domain/text/links.ts';
import { useNotedReach } from '../turn/use-noted-reach.ts';
import type { Reachable } from '../turn/use-noted-reach.ts';
import { noteCall, takeCall } from './noted-call.ts';
import type { Called } from './noted-call.ts';
import { OutcomeSheet } from './outcome-sheet.tsx';

type Callable = Called & Reachable;

/**
 * Notes a tap that reaches one of `people`, and asks what came of a call: on `ask`, and when the colleague comes back to the page from a call to one of `people`. `sheet`
 * belongs on the page; `onDone` is called after each outcome, and after one was taken back.
 */
export function useOutcome(
  people: readonly Callable[],
  onDone?: () => void,
): { ask: (person: Called) => void; sheet: ReactNode } {
  useNotedReach(people);
  const [asked, setAsked] = useState(() => takeCall({ elsewhere: true }));
  const noteTap = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest('a[href^="tel:"]')?.getAttribute('href');
    if (!link) return;
    const person = people.find(({ numbers }) => numbers.some((number) => telephoneLink(number) === link));
    if (person) noteCall(person);
  });
  useEffect(() => {
    function askOnReturn() {
      const called = document.visibilityState === 'visible' && takeCall();
      if (called) setAsked(called);
    }
    document.addEventListener('click', noteTap);
    document.addEventListener('visibilitychange', askOnReturn);
    return () => {
      document.removeEventListener('click', noteTap);
      document.removeEventListener('visibilitychange', askOnReturn);
    };
  }, []);
  const sheet = <OutcomeSheet person={asked} onClose={() => setAsked(null)} onDone={onDone} />;
  return { ask: setAsked, sheet };
}
