import type { Db, GridFSBucket, ObjectId } from 'mongodb';
import type { Logger } from 'pino';
import type { AdminRole } from './admin-role.ts';
import type { ApiScope } from './api-scope.ts';
import type { Config } from './config.ts';

/** The context that all parts of a process share. */
export interface AppContext {
  db: Db;
  files: GridFSBucket;
  config: Config;
  log: Logger;
  /** What becomes of this process. */
  life?: { stopping: boolean };
  /** The collections that an answer shows, collected while the server makes an answer to keep. */
  shown?: Set<string>;
}

/** The account behind a request, after the server has checked its token and its session. */
export interface SignedInAdmin {
  adminId: ObjectId;
  sessionId: ObjectId;
  username: string;
  role: AdminRole;
}

/** The API token behind a request, after the server has checked it. */
export interface ApiCaller {
  tokenId: ObjectId;
  name: string;
  scopes: readonly ApiScope[];
  /** Counts a refusal of what the token asked for. */
  noteRefusal: () => void;
}

/** A write that its caller may send again under the same key. */
export interface KeyedWrite {
  /** The same for each run of the write, and for no other. */
  id: string;
  /** Whether an earlier run was interrupted, and may have written. */
  isAgain: boolean;
  /** How many items this run has stored, by collection. */
  stored: Map<string, number>;
}

/** The context of one request: the shared parts, the caller, and the caller’s address. */
export interface Context extends AppContext {
  requestId: string;
  /** The caller's IP address, as the trusted proxies report it. */
  address: string;
  userAgent: string;
  /** The page of this site that sent the request, with its query, if the browser says so. */
  fromPage?: string;
  admin: SignedInAdmin | null;
  /** An account logged in with a one-time password; it counts as a visitor until it chooses a password of its own. */
  pendingAccount?: SignedInAdmin | null;
  /** The API token that calls; then there is no account. */
  token?: ApiCaller | null;
  /** The write of this request, if it came with an `Idempotency-Key`. */
  write?: KeyedWrite;
  /** Whether the server makes this request while it renders a page, rather than a browser. */
  rendering?: boolean;
  /** What each reading of the answer counts, collected while the server makes an answer to keep. */
  counts?: AnswerCounts;
}

/** A search that found nothing. */
export interface Miss {
  key: string;
  /** What was asked for, as `projects` takes it. */
  filter: object;
}

/** What an answer counts each time it is read, also from memory. */
export interface AnswerCounts {
  /** Its cost against the caller’s minute. */
  cost: number;
  /** The ids of the projects of which it is a view. */
  views: string[];
  /** The searches in it that found nothing. */
  misses: Miss[];
}
