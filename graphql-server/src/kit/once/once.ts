import type { Request } from 'express';
import { GraphQLError } from 'graphql';
import type { Context } from '../../base/context.ts';
import { AppError, causeOf } from '../../base/errors.ts';
import { allFilesOf } from '../rest/multipart.ts';
import { codeOf } from './argument-code.ts';
import { readKey } from './idempotency-key.ts';
import { beginWrite } from './kept-writes.ts';
import type { Asked } from './kept-writes.ts';

/** Says that an answer was kept: nothing was written for this request. */
export const replayedHeader = 'Idempotent-Replayed';

/** An answer of REST. */
export interface Sent {
  status: number;
  text: string;
}

/** A login again is a new session: a kept one would be handed out twice, and would tell whether a password is right. */
const logsIn = '/api/auth/login';

/**
 * Answers a request of REST. A write with an `Idempotency-Key` is done once: the same request again gets the first answer.
 * `work` answers null if it has sent its answer itself, which is not kept.
 */
export async function once(
  context: Context,
  request: Request,
  { runsAgain, isSecret = false }: Pick<Asked, 'runsAgain'> & Partial<Pick<Asked, 'isSecret'>>,
  work: () => Promise<Sent | null>,
): Promise<(Sent & { isReplayed?: true }) | null> {
  const { method, originalUrl } = request;
  const body: unknown = request.body;
  const key = method === 'GET' || method === 'HEAD' ? undefined : readKey(request.get('Idempotency-Key'));
  if (key === undefined || request.path === logsIn) return work();
  const path = String((request.route as { path: unknown }).path);
  const begun = await beginWrite(context, {
    ...{ key, operation: `${method} ${path}`, runsAgain, isSecret },
    sent: await codeOf(context, [originalUrl, body, allFilesOf(request)]),
  });
  if ('answer' in begun) return { ...(JSON.parse(begun.answer) as Sent), isReplayed: true };
  context.write = begun.write;
  try {
    const sent = await work();
    if (sent) await begun.keep(JSON.stringify(sent));
    else await begun.drop();
    return sent;
  } catch (error) {
    await (isRefusal(error) ? begun.drop() : begun.leave());
    throw error;
  }
}

/** A refusal writes nothing, and its key is free again. After any other failure, nobody knows what was written. */
function isRefusal(error: unknown): boolean {
  // Below the root, a field of what was written failed.
  const isInside = error instanceof GraphQLError && (error.path?.length ?? 0) > 1;
  return causeOf(error) instanceof AppError && !isInside;
}
