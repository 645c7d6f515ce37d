import type { Db, GridFSBucket, ObjectId } from 'mongodb';
import type { Logger } from 'pino';
import type { AdminRole } from './admin-role.ts';
import type { Config } from './config.ts';

/** The context that all parts of the process share. */
export interface AppContext {
  db: Db;
  files: GridFSBucket;
  config: Config;
  log: Logger;
  /** While an answer is made that will be kept: the collections that it shows something of. */
  shown?: Set<string>;
}

/** The account behind a request, after its token and its stored session were checked. */
export interface SignedInAdmin {
  adminId: ObjectId;
  sessionId: ObjectId;
  username: string;
  role: AdminRole;
}

/** The context of one request: the shared parts, the caller, and the caller’s address. */
export interface Context extends AppContext {
  requestId: string;
  /** The caller's IP address, as the trusted proxies report it. */
  address: string;
  userAgent: string;
  admin: SignedInAdmin | null;
  /** The account that has logged in with a one-time password: a visitor until it has chosen its own. */
  pendingAccount?: SignedInAdmin | null;
  /** Whether the server asks for a page that it renders, and no browser. */
  rendering?: boolean;
}
