import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormTokens } from 'web/site/entry-server.tsx';
import { timeNow } from '../../base/clock.ts';
import type { AppContext } from '../../base/context.ts';
import { derivedKey } from '../../access/secret.ts';

const dayMs = 86_400_000;
/** A page can stay open in a tab, or in a saved file, for this long before its form has to be shown again. */
export const maxFormAgeDays = 30;

/**
 * The tokens of forms that are sent without JavaScript: the day on which the form was shown, signed together with the
 * path to which it is sent. The same for all visitors, because pages are kept and shown to all of them, and for all
 * processes, because they share the secret of which the key is derived (decision 44).
 */
export async function formTokens(context: AppContext): Promise<FormTokens> {
  const key = await derivedKey(context, 'forms');
  const today = Math.floor(timeNow().getTime() / dayMs);
  const tokenOf = (path: string, day: number) => {
    const signed = `form ${day} ${path.replace(/\/+$/, '')}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64url').slice(0, 22);
    return `${day.toString(36)}.${signature}`;
  };
  return {
    sign: (path) => tokenOf(path, today),
    accepts(token, path) {
      const day = parseInt(token, 36);
      // Another process can be a little ahead at midnight.
      if (!(day <= today + 1 && day >= today - maxFormAgeDays)) return false;
      return isEqual(token, tokenOf(path, day));
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
