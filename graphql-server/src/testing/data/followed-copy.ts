import type { Client } from '../client.ts';
import { given } from '../factories.ts';

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Part {
  items: { sequence: number; kind: string; itemId: string }[];
  last: number;
  more: boolean;
}

/** A copy of the public properties by id, and how far it is. */
export interface Copy {
  homes: Map<string, unknown>;
  after: number;
  sequences: number[];
}

export const emptyCopy = (): Copy => ({ homes: new Map(), after: 0, sequences: [] });

const fields = 'id title disclaimer propertyStatus features';

/** As it is now: no answer to `listing` is kept. */
async function seenHome({ ask }: Pick<Client, 'ask'>, id: string): Promise<unknown> {
  const { data } = await ask<{ listing: unknown }>(`query ($id: ID!) { listing(id: $id) { ${fields} } }`, {
    id,
  });
  return data.listing ?? null;
}

/** Reads on, a few changes at a time, and reads each item that is seen. */
export async function follow(client: Pick<Client, 'ask'>, copy: Copy): Promise<void> {
  let more = true;
  while (more) {
    const answer = await client.ask<{ changes: Part }>(
      'query ($after: Int) { changes(after: $after, first: 7) { items { sequence kind itemId } last more } }',
      { after: copy.after },
    );
    const part = given(answer, 'changes');
    for (const { sequence, kind, itemId } of part.items) {
      copy.sequences.push(sequence);
      const home = kind === 'LISTING_REMOVED' ? null : await seenHome(client, itemId);
      if (home) copy.homes.set(itemId, home);
      else copy.homes.delete(itemId);
    }
    copy.after = part.last;
    ({ more } = part);
  }
}

/** What visitors see of these properties now, by id. */
export async function visitorsSee(
  client: Pick<Client, 'ask'>,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const homes = await Promise.all(
    ids.map(async (id): Promise<[string, unknown]> => [id, await seenHome(client, id)]),
  );
  return new Map(homes.filter(([, home]) => home !== null).sort());
}
