import {
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';

const kinds = [
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
];
/** A server that stops, or a member of a replica set that is not the primary any more. */
const codes = [6, 7, 89, 91, 189, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436];

/** Whether an error says that the database cannot be reached now, rather than that it refused something. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof MongoServerError) return codes.includes(Number(error.code));
  return kinds.some((kind) => error instanceof kind) || isLostConnection(error);
}

/** The driver passes on what a connection says that breaks while it writes. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false;
  return ['EPIPE', 'ECONNRESET'].includes(String(error.code)) && /\bmongodb\b/.test(error.stack ?? '');
}
