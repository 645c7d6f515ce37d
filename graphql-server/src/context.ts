import type { Db, GridFSBucket, ObjectId } from 'mongodb';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { AdminRole } from './roles.ts';

/** What every part of the process shares. */
export interface AppContext {
  db: Db;
  files: GridFSBucket;
  config: Config;
  log: Logger;
}

/** The account behind a request, after its token and its stored session were checked. */
export interface SignedInAdmin {
  adminId: ObjectId;
  sessionId: ObjectId;
  username: string;
  role: AdminRole;
}

/** What a service function gets: the shared parts, and who is asking from where. */
export interface Context extends AppContext {
  requestId: string;
  /** The caller's IP address, as the trusted proxies report it. */
  address: string;
  userAgent: string;
  admin: SignedInAdmin | null;
  /** The account that has logged in with a one-time password: a visitor until it has chosen its own. */
  newcomer?: SignedInAdmin | null;
  /** Whether the server asks for a page that it renders, and no browser. */
  rendering?: boolean;
}
