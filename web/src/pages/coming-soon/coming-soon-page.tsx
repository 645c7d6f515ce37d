import { useEffect, useState } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { EmailForm } from '../../features/contact/email-form.tsx';
import { formatDay } from 'domain/text/format.ts';
import { loadAll } from '../../lib/server/load-all.ts';
import type { PageRequest } from '../../lib/page.ts';
import { PageIntro } from '../../ui/page/page-intro.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { submitSubscription } from '../../features/contact/submit-subscription.ts';
import type { SubscriptionOutcome } from '../../features/contact/submit-subscription.ts';
import { ComingSoonDocument, useComingSoonQuery } from './coming-soon.generated.ts';
import { comingSoonContent } from './coming-soon.content.ts';
import { timeLeft } from './count-down.ts';
import { useTexts } from '../../lib/site-texts.ts';

const tickMs = 1_000;

export const texts: readonly string[] = ['comingSoon'];

/** The time of rendering, so that the browser starts with the same time as the server. */
export async function load({ client }: PageRequest): Promise<{ nowMs: number }> {
  await loadAll([client.query({ query: ComingSoonDocument })]);
  return { nowMs: Date.now() };
}

export function act(data: FormData, { client }: PageRequest): Promise<SubscriptionOutcome> {
  return submitSubscription(data, client, { source: 'COMING_SOON', page: '/coming-soon' });
}

export function Component() {
  const { title, description, line, form, contact } = useTexts('comingSoon', comingSoonContent);
  return (
    <div className="container-page">
      <PageMeta title={title} description={description} />
      <PageIntro crumb="Coming Soon" title={title} line={line} />
      <CountDown />
      <div className="mt-10 grid items-start gap-x-16 gap-y-6 md:mt-14 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-2">
        <h2 id="notify-title" className="text-2xl">
          {form.title}
        </h2>
        <section
          aria-labelledby="notify-title"
          className="w-full max-w-md rounded-card border border-line bg-card p-5 md:row-span-2 md:justify-self-end md:p-6"
        >
          <EmailForm id="notify" label={form.label} submit={form.submit} thanks={form.thanks} />
        </section>
        <p className="text-ink-muted">
          {contact.line}{' '}
          <Link
            to="/contact"
            className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
          >
            {contact.link}
          </Link>
        </p>
      </div>
    </div>
  );
}

function CountDown() {
  const { until, units, countdownLabel, past } = useTexts('comingSoon', comingSoonContent);
  const { data } = useComingSoonQuery();
  const nowMs = useNow();
  if (!data) return null;
  const { comingSoonDate } = data.settings;
  const left = timeLeft(nowMs, Date.parse(comingSoonDate));
  if (!left) {
    return (
      <div className="mt-10 border-y border-line py-10 md:mt-14">
        <p className="max-w-[40ch] font-heading text-2xl leading-[1.3] font-[480] tracking-tight">{past}</p>
      </div>
    );
  }
  return (
    <div data-starts role="timer" aria-label={countdownLabel} className="mt-10 md:mt-14">
      <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4 [@media(scripting:none)]:hidden">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <div
            key={unit}
            className="flex flex-col-reverse border-line py-6 even:border-l even:pl-5 max-sm:nth-[n+3]:border-t sm:py-10 sm:not-first:border-l sm:not-first:pl-8"
          >
            <dt className="mt-2 text-sm text-ink-muted">{units[unit]}</dt>
            <dd className="font-heading text-[clamp(3.5rem,1.9rem+6.6vw,8.5rem)] leading-none font-semibold tracking-tight tabular-nums">
              {String(left[unit]).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-muted">
        {until} <time dateTime={comingSoonDate}>{formatDay(comingSoonDate)}</time>
      </p>
    </div>
  );
}

/** The current time, updated every second; at first, the time of rendering. */
function useNow(): number {
  const made = useLoaderData<{ nowMs: number }>();
  const [nowMs, setNowMs] = useState(made.nowMs);
  useEffect(() => {
    const tick = () => setNowMs(Date.now());
    const soon = setTimeout(tick, 0);
    const timer = setInterval(tick, tickMs);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, []);
  return nowMs;
}
