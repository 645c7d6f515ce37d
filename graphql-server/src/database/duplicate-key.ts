import { MongoServerError } from 'mongodb';

/** Whether a write was refused because another document has what only one may have. */
export function isDuplicateKey(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && error.code === 11_000;
}

/** Whether a write was refused because its id is taken. */
export function isDuplicateId(error: unknown): boolean {
  if (!isDuplicateKey(error)) return false;
  const { keyPattern } = error.errorResponse as { keyPattern?: object };
  return keyPattern !== undefined && '_id' in keyPattern;
}
