import { useEffect, useState } from 'react';
import { formatNearDate } from '../../../../office-kit/moments.ts';
import { turnContent as texts } from './turn.content.ts';

const minuteMs = 60_000;
/** A longer time is told as a moment: nights and holidays lie between. */
const countedMs = 60 * minuteMs;

/** How long a lead can be taken before it passes to the next. */
export function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now;
  return (
    <span className={`truncate font-semibold ${left < 2 * minuteMs ? 'text-danger' : 'text-brass-deep'}`}>
      {wordsOf(left, until, now)}
    </span>
  );
}

function wordsOf(left: number, until: string, now: number): string {
  if (left <= 0) return texts.passing;
  if (left > countedMs) return texts.takeBy(formatNearDate(until, now));
  return left > minuteMs ? texts.minutesLeft(Math.ceil(left / minuteMs)) : texts.lastMinute;
}
