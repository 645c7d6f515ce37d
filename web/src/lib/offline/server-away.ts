import { useEffect, useState } from 'react';

const lookAgainMs = 4_000;
const answerWithinMs = 8_000;

/** Reports a request without an answer; the page then checks until the server is back. */
export function reportNoAnswer(): void {
  window.dispatchEvent(new Event(noAnswer));
}

const noAnswer = 'no-answer';

/** Whether the server is unreachable; calls `onBack` once it answers again. */
export function useServerAway(onBack: () => void): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    async function look() {
      const reached = await isThere();
      setAway(!reached);
    }
    const notice = () => void look();
    for (const event of [noAnswer, 'offline']) window.addEventListener(event, notice);
    return () => {
      for (const event of [noAnswer, 'offline']) window.removeEventListener(event, notice);
    };
  }, []);
  useEffect(() => {
    if (!away) return;
    const timer = setInterval(() => {
      void isThere().then((reached) => {
        if (!reached) return;
        setAway(false);
        onBack();
      });
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [away, onBack]);
  return away;
}

async function isThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(answerWithinMs);
    return (await fetch('/readyz', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
