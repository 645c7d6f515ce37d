import { randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { signedIn } from '../../../access/signed-in.ts';
import type { ApiScope } from '../../../base/api-scope.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { badInput, notFound } from '../../../base/errors.ts';
import { parseId } from '../../../base/ids.ts';
import { checkInput } from '../../../base/input.ts';
import { withLock } from '../../../database/lock.ts';
import { ActivityVerb, recordActivity } from '../../../kit/change/activity-log.ts';
import type { FieldChange } from '../../../kit/change/activity-log.ts';
import { fieldChanges } from '../../../kit/change/field-changes.ts';
import { proveAgain } from '../auth.service.ts';
import { ChangeTokenInput, CreateTokenInput } from './api-token.input.ts';
import { tokensNoun, tokensOf } from './api-token.type.ts';
import type { MadeToken, StoredToken } from './api-token.type.ts';
import { readNetworks } from './networks.ts';
import { hashOfSecret, isAlive, tokenText } from './token-caller.ts';

const dayMs = 24 * 3_600_000;
const maxAlive = 50;
const secretBytes = 32;
/** How long the list shows a token that has ended. */
const keptDays = 90;

/** The API tokens that work, by name, and then those that have ended, the last one first. */
export async function apiTokens(context: Context): Promise<StoredToken[]> {
  const found = await tokensOf(context)
    .find({}, { sort: { name: 1, _id: 1 } })
    .toArray();
  const ended = found.filter((token) => !isAlive(token));
  return [
    ...found.filter(isAlive),
    ...ended.toSorted((one, other) => endOf(other).getTime() - endOf(one).getTime()),
  ];
}

function endOf({ revokedAt, expiresAt }: StoredToken): Date {
  return revokedAt ?? expiresAt;
}

/**
 * Makes an API token and answers it whole, once. The owner proves the password, and a code if the account has a second factor.
 * Throws BAD_USER_INPUT for a wrong one, for a wrong field, and while 50 tokens work.
 */
export async function createApiToken(context: Context, raw: CreateTokenInput): Promise<MadeToken> {
  const { name, scopes, days, networks = [] } = checkInput(CreateTokenInput, raw);
  const read = readNetworks(networks);
  await proveAgain(context, raw);
  return withLock(context, tokensNoun, async () => {
    const now = timeNow();
    const alive = { revokedAt: null, expiresAt: { $gt: now } };
    if ((await tokensOf(context).countDocuments(alive)) >= maxAlive)
      throw badInput(`There are ${maxAlive} API tokens already. Please revoke one first.`);
    const secret = randomBytes(secretBytes).toString('base64url');
    const token: StoredToken = {
      _id: new ObjectId(),
      name,
      scopes: inOrder(scopes),
      networks: read,
      createdAt: now,
      createdBy: signedIn(context).username,
      expiresAt: new Date(now.getTime() + days * dayMs),
      revokedAt: null,
      lastUsedAt: null,
      lastUsedFrom: null,
      hash: hashOfSecret(secret),
    };
    await tokensOf(context).insertOne(token);
    await record(context, token, ActivityVerb.CREATED, fieldChanges({}, said(token)));
    return { token, secret: tokenText(token._id, secret) };
  });
}

/**
 * Changes the name, the scopes and the networks of an API token, from its next call on. The owner proves the password as for a
 * new one. Throws NOT_FOUND for a token that has ended.
 */
export async function changeApiToken(context: Context, raw: ChangeTokenInput): Promise<StoredToken> {
  const { id, name, scopes, networks = [] } = checkInput(ChangeTokenInput, raw);
  const values = { name, scopes: inOrder(scopes), networks: readNetworks(networks) };
  await proveAgain(context, raw);
  const before = await tokensOf(context).findOneAndUpdate(
    { _id: parseId(id), revokedAt: null, expiresAt: { $gt: timeNow() } },
    { $set: values },
    { returnDocument: 'before' },
  );
  if (!before) throw notFound('API token');
  const after = { ...before, ...values };
  const changes = fieldChanges(said(before), said(after));
  if (changes.length > 0) await record(context, after, ActivityVerb.UPDATED, changes);
  return after;
}

/** Ends an API token at once, in every process. A token that has been revoked stays as it is. NOT_FOUND for an unknown id. */
export async function revokeApiToken(context: Context, id: string): Promise<StoredToken> {
  const _id = parseId(id);
  const revoked = await tokensOf(context).findOneAndUpdate(
    { _id, revokedAt: null },
    { $set: { revokedAt: timeNow() } },
    { returnDocument: 'after' },
  );
  if (revoked) await record(context, revoked, ActivityVerb.REVOKED);
  const token = revoked ?? (await tokensOf(context).findOne({ _id }));
  if (!token) throw notFound('API token');
  return token;
}

/** Removes tokens that ended 90 days ago; the activity log still names them. */
export async function sweepTokens(context: AppContext): Promise<void> {
  const before = new Date(timeNow().getTime() - keptDays * dayMs);
  await tokensOf(context).deleteMany({
    $or: [{ expiresAt: { $lt: before } }, { revokedAt: { $lt: before } }],
  });
}

/** Scopes in one order, so that a change of the order alone is none. */
function inOrder(scopes: readonly ApiScope[]): ApiScope[] {
  return [...scopes].sort();
}

/** What the activity log keeps of a token. */
function said({ name, scopes, networks, expiresAt }: StoredToken) {
  return { name, scopes: scopes.join(', '), networks: networks.join(', '), expiresAt };
}

function record(
  context: Context,
  { _id, name }: StoredToken,
  verb: ActivityVerb,
  changes: FieldChange[] = [],
): Promise<void> {
  return recordActivity(context, { verb, noun: tokensNoun, itemId: _id, label: name, changes });
}
