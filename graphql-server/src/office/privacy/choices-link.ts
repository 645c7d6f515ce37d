import { createHmac, timingSafeEqual } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { AppContext } from '../../base/context.ts';
import { derivedKey } from '../../access/secret.ts';

/** What a link leads to: an enquiry or an application. */
export type SentKind = 'e' | 'a';

const signatureBytes = 18;
const linkPattern = /^([ea])([0-9a-f]{24})([\w-]{24})$/;

/**
 * The path where the sender of a form sees and takes back the consents. Its signature cannot be guessed, and is
 * computed, so that the office can copy the link at any time.
 */
export async function choicesPath(context: AppContext, kind: SentKind, id: ObjectId): Promise<string> {
  const sent = `${kind}${id.toHexString()}`;
  return `/privacy/choices?link=${sent}${await signature(context, sent)}`;
}

/** What a link leads to; null for one that this product did not make. */
export async function readLink(
  context: AppContext,
  link: string,
): Promise<{ kind: SentKind; id: ObjectId } | null> {
  const [, kind = '', id = '', given = ''] = linkPattern.exec(link) ?? [];
  if (!id) return null;
  const right = Buffer.from(await signature(context, kind + id));
  if (!timingSafeEqual(right, Buffer.from(given))) return null;
  return { kind: kind === 'a' ? 'a' : 'e', id: ObjectId.createFromHexString(id) };
}

async function signature(context: AppContext, sent: string): Promise<string> {
  const key = await derivedKey(context, 'choices');
  return createHmac('sha256', key).update(sent).digest().subarray(0, signatureBytes).toString('base64url');
}
