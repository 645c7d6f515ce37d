import { hkdfSync, randomBytes } from 'node:crypto';
import type { AppContext } from '../base/context.ts';

interface Secret {
  _id: 'jwt';
  value: string;
}

const secrets = new WeakMap<AppContext['db'], Promise<string>>();

/** The key of all tokens: JWT_SECRET, or a key made once and kept in the database for all processes. */
export function processSecret({ db, config }: AppContext): Promise<string> {
  if (config.jwtSecret) return Promise.resolve(config.jwtSecret);
  const known = secrets.get(db) ?? storedSecret(db);
  secrets.set(db, known);
  // Forgets a failed read, so that the next call asks the database again.
  known.catch(() => secrets.delete(db));
  return known;
}

/** A key of 256 bits for one purpose, derived from the process secret, so that no key serves two. */
export async function derivedKey(context: AppContext, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await processSecret(context), '', purpose, 32));
}

async function storedSecret(db: AppContext['db']): Promise<string> {
  const made: Secret = { _id: 'jwt', value: randomBytes(48).toString('base64url') };
  const secret = await db
    .collection<Secret>('secrets')
    .findOneAndUpdate(
      { _id: 'jwt' },
      { $setOnInsert: { value: made.value } },
      { upsert: true, returnDocument: 'after' },
    );
  return secret?.value ?? made.value;
}
