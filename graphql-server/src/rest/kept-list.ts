import type { RequestHandler } from 'express';
import { countRead } from '../access/read-allowance.ts';
import type { Context } from '../base/context.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { readyAnswer, sendReady } from './ready-answer.ts';
import { contextOf } from './route.ts';

/** The most items in a REST list, newest first; GraphQL has pages. */
export const maxListed = 1_000;
const listCost = 50;
const headers = { 'Content-Type': 'application/json; charset=utf-8' };

/**
 * A public list, the same for all visitors: its bytes are made once after each write, sent with ETag, and
 * kept by caches for ten seconds.
 */
export function keptList(kept: KeptAnswers, list: (context: Context) => Promise<unknown>): RequestHandler {
  return async (request, response) => {
    const context = contextOf(response);
    await countRead(context, listCost);
    const bytes = await kept.get(request.path.replace(/\/$/, ''), async (shown) =>
      readyAnswer(
        JSON.stringify(await list({ ...context, admin: null, pendingAccount: null, shown })),
        headers,
      ),
    );
    await sendReady(request, response, bytes, 'public, max-age=10');
  };
}
