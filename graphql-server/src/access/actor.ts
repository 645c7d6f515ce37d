import type { ObjectId } from 'mongodb';
import type { AppContext, Context } from '../base/context.ts';

type Caller = Pick<Context, 'admin' | 'token'>;

/** An account or an API token, under the name that the office shows. */
export interface Actor {
  adminId: ObjectId;
  username: string;
}

/** Who acts in a request: an account, or an API token as “API: NAME”. Null for a visitor and for the product itself. */
export function actorOf({ admin, token }: Caller): Actor | null {
  return token ? { adminId: token.tokenId, username: `API: ${token.name}` } : admin;
}

/** The name of the account or token of a request, as items keep it. */
export function byWhom(caller: Caller): string | null {
  return actorOf(caller)?.username ?? null;
}

/** The context of a request as a visitor’s: for answers that are the same for all. */
export function asVisitor<Some extends Context>(context: Some): Some {
  return { ...context, admin: null, pendingAccount: null, token: null };
}

/** Whether a request comes from a visitor: from no account and no API token. */
export function isVisitor({ admin, token }: Caller): boolean {
  return !admin && !token;
}

/** The context for work without a request: it sees what visitors see. */
export function systemContext(context: AppContext): Context {
  return { ...context, requestId: 'system', address: 'local', userAgent: '', admin: null };
}
