import { formatDay } from 'domain/text/format.ts';
import { timeNow } from '../../../base/clock.ts';
import type { AppContext } from '../../../base/context.ts';
import { derivedId } from '../../../base/ids.ts';
import { lines, queueCompanyMail } from '../../mail/company-mail.ts';
import { tokensOf } from './api-token.type.ts';
import type { StoredToken } from './api-token.type.ts';
import { isAlive } from './token-caller.ts';

const dayMs = 24 * 3_600_000;
/** The days before its end on which the company is told of a token, the first reminder first. */
const reminderDays = [14, 3];
const soonMs = 14 * dayMs;

/** Whether a token works, and ends by itself within 14 days. */
export function endsSoon(token: StoredToken): boolean {
  return isAlive(token) && token.expiresAt.getTime() - timeNow().getTime() <= soonMs;
}

/** The tokens that end by themselves within 14 days, the first one first. */
export function endingTokens(context: Pick<AppContext, 'db'>): Promise<StoredToken[]> {
  const now = timeNow();
  const expiresAt = { $gt: now, $lte: new Date(now.getTime() + soonMs) };
  return tokensOf(context)
    .find({ revokedAt: null, expiresAt }, { sort: { expiresAt: 1 } })
    .toArray();
}

/** Tells the company 14 and 3 days before a token ends, once each; a token for a week only 3 days before. */
export async function remindOfTokens(context: AppContext): Promise<void> {
  for (const token of await endingTokens(context)) {
    const { _id, name, createdAt, expiresAt } = token;
    const leftMs = expiresAt.getTime() - timeNow().getTime();
    const lifeMs = expiresAt.getTime() - createdAt.getTime();
    const days = reminderDays.findLast((before) => leftMs <= before * dayMs);
    if (days === undefined || lifeMs <= days * dayMs) continue;
    const id = derivedId('token ends', _id.toHexString(), days);
    const end = formatDay(expiresAt.toISOString());
    await queueCompanyMail(context, id, {
      subject: `The API token “${name}” ends on ${end}`,
      text: lines(
        `The API token “${name}” ends on ${end}. From then on, the program that uses it is refused.`,
        `Make a new one and put it into the program: ${context.config.siteUrl}/my-account/settings/api`,
      ),
    });
  }
}
