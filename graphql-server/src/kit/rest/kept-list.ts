import type { RequestHandler } from 'express';
import { asVisitor } from '../../access/actor.ts';
import { countRead } from '../../access/read-allowance.ts';
import type { Context } from '../../base/context.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { readyAnswer } from '../../cache/ready-answer.ts';
import { sendReady } from '../../cache/send-ready.ts';
import { contextOf } from './route.ts';

/** The most items in a REST list, newest first; GraphQL has pages. */
export const maxListed = 1_000;
const listCost = 50;
const caching = 'public, max-age=10';
const headers = { 'Content-Type': 'application/json; charset=utf-8' };

/**
 * A public list as JSON, the same for all visitors: its bytes are made once after each write, sent with ETag, and
 * kept by caches for ten seconds.
 */
export function keptList(
  kept: KeptAnswers,
  list: (context: Context) => Promise<string | Buffer>,
): RequestHandler {
  return async (request, response) => {
    const context = contextOf(response);
    await countRead(context, listCost);
    const address = request.path.replace(/\/$/, '');
    const bytes = await kept.get(address, async (shown) =>
      readyAnswer(await list({ ...asVisitor(context), shown }), headers),
    );
    kept.remember(request, { address, caching, cost: listCost });
    await sendReady(request, response, bytes, caching);
  };
}
