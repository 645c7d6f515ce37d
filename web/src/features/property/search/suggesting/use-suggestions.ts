import { useEffect, useState } from 'react';
import type { ProjectIntent } from 'domain/schema.generated.ts';
import { usePageClient } from '../../../../lib/server/use-page-query.ts';
import { SuggestionsDocument } from './suggestions.generated.ts';
import type { Suggested } from './suggest-options.ts';

/** The server is asked when the visitor has stopped typing for so long. */
const restMs = 60;
const mostKept = 200;
const maxAgeMs = 60_000;

const kept = new Map<string, { suggested: Suggested; at: number }>();

/**
 * The suggestions for what is typed; the last ones stay until the next arrive. Answers are kept by what was typed, and a
 * question that is no longer wanted is broken off. Nothing is shown when the server does not answer: the form works without.
 */
export function useSuggestions(typed: string, intent: ProjectIntent | undefined): Suggested | undefined {
  const client = usePageClient();
  const query = typed.trim().replace(/\s+/g, ' ');
  const key = `${intent ?? ''} ${query.toLowerCase()}`;
  const [shown, setShown] = useState<{ key: string; suggested: Suggested }>();

  useEffect(() => {
    if (!query) return undefined;
    const show = (suggested: Suggested) => setShown({ key, suggested });
    const abort = new AbortController();
    const known = kept.get(key);
    const isFresh = known !== undefined && performance.now() - known.at < maxAgeMs;
    const ask = async () => {
      const { data } = await client.query({
        query: SuggestionsDocument,
        variables: { query, intent },
        once: true,
        signal: abort.signal,
      });
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { suggested: data.suggestions, at: performance.now() });
      if (!abort.signal.aborted) show(data.suggestions);
    };
    const timer = setTimeout(
      () => (isFresh ? show(known.suggested) : void ask().catch(() => undefined)),
      isFresh ? 0 : restMs,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, key, query, intent]);

  return query ? shown?.suggested : undefined;
}
