import type { Client } from '../client.ts';

/** The present value of a measure as `GET /metrics` states it, with its labels; 0 before the first one. */
export async function valueOf({ call }: Pick<Client, 'call'>, measure: string): Promise<number> {
  const { text } = await call('GET', '/metrics');
  const found = text.split('\n').find((line) => line.startsWith(`${measure} `));
  return Number(found?.slice(measure.length + 1) ?? 0);
}

/** The number of answers made anew so far, of all that could be kept; each page is one. */
export function answersMade(client: Pick<Client, 'call'>): Promise<number> {
  return valueOf(client, 'ahg_kept_answers_total{from="database"}');
}
