import { createHmac, timingSafeEqual } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import type { StoredAlert } from './alert.type.ts';
import { derivedKey } from '../../access/secret.ts';
import { alertsOf } from './alerts.ts';

/** What a link is for. */
type Purpose = 'confirm' | 'stop';

const signatureBytes = 18;
const tokenPattern = /^([0-9a-f]{24})([\w-]{24})$/;

/** The token of a link in an e-mail. It is computed, so that the database holds neither it nor its digest. */
export async function alertToken(
  context: AppContext,
  purpose: Purpose,
  { _id, nonce }: Pick<StoredAlert, '_id' | 'nonce'>,
): Promise<string> {
  const key = await derivedKey(context, 'alerts');
  const signed = `${purpose} ${_id.toHexString()} ${nonce}`;
  const signature = createHmac('sha256', key).update(signed).digest().subarray(0, signatureBytes);
  return _id.toHexString() + signature.toString('base64url');
}

/** The alert to which a token belongs; null for one that leads nowhere. */
export async function alertByToken(
  context: AppContext,
  purpose: Purpose,
  token: string,
): Promise<StoredAlert | null> {
  const [, id = '', given = ''] = tokenPattern.exec(token) ?? [];
  if (!id) return null;
  const found = await alertsOf(context).findOne({ _id: new ObjectId(id) });
  if (!found) return null;
  const right = (await alertToken(context, purpose, found)).slice(id.length);
  return timingSafeEqual(Buffer.from(right), Buffer.from(given)) ? found : null;
}
