import type { Request, RequestHandler } from 'express';
import { asVisitor } from '../../access/actor.ts';
import { countRead } from '../../access/read-allowance.ts';
import type { Context } from '../../base/context.ts';
import type { KeptAnswers } from '../../cache/kept-answers.ts';
import { readyAnswer } from '../../cache/ready-answer.ts';
import { sendReady } from '../../cache/send-ready.ts';
import { contextOf } from '../../kit/rest/route.ts';
import { siteAddress } from '../site-address.ts';

/** What a text for machines is made from. */
export interface Asked {
  context: Context;
  /** The public address of the site, without a slash at the end. */
  site: string;
  params: Request['params'];
}

const cost = 200;
/** Programs ask each time whether a text is still the same. */
const askAgain = 'no-cache';

/**
 * A text that is the same for all readers, made once after each write that it shows, with ETag. The maker throws
 * NOT_FOUND for an address without a text.
 */
export function keptText(
  kept: KeptAnswers,
  type: string,
  make: (asked: Asked) => Promise<string> | string,
  caching = askAgain,
): RequestHandler {
  return async (request, response) => {
    const context = contextOf(response);
    const site = siteAddress(context.config, request);
    const address = `${site} ${request.path}`;
    const answer = await kept.get(address, async (shown) => {
      await countRead(context, cost);
      const visitor = { ...asVisitor(context), shown };
      const text = await make({ context: visitor, site, params: request.params });
      return readyAnswer(text, { 'Content-Type': `${type}; charset=utf-8` });
    });
    kept.remember(request, { address, caching });
    await sendReady(request, response, answer, caching);
  };
}
