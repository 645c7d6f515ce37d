import type { ObjectId } from 'mongodb';
import { countUse } from '../../../access/rate-limit.ts';
import { dayInIndia, timeNow } from '../../../base/clock.ts';
import type { AppContext, Context } from '../../../base/context.ts';
import { checkInput } from '../../../base/input.ts';
import { isDuplicateId } from '../../../database/duplicate-key.ts';
import { arrivalsOf } from '../../lead/arrivals.ts';
import { knownItemAt } from '../../property/enquired-item.ts';
import { TapInput, tapCodePattern, TapKind } from './tap.type.ts';
import type { Tap, TapCount } from './tap.type.ts';

/** The taps on one home, or on all other pages together, of one day in India; no visitor is in it. */
interface TapDay {
  _id: string;
  day: string;
  propertyId: ObjectId | null;
  propertyTitle: string | null;
  calls: number;
  chats: number;
}

const tapLimit = {
  name: 'taps',
  max: 40,
  windowMs: 10 * 60_000,
  sentence: 'These are many taps.',
};
const dayMs = 24 * 3_600_000;
const codeDays = 30;
const shownDays = 30;
const keptDays = 400;
const maxHomes = 10;

const tapDaysOf = ({ db }: Pick<AppContext, 'db'>) => db.collection<TapDay>('tapDays');
const tapsOf = ({ db }: Pick<AppContext, 'db'>) => db.collection<Tap>('taps');

const daysAgo = (days: number) => new Date(timeNow().getTime() - days * dayMs);

/**
 * Counts a tap on Call or WhatsApp for its home and its day, and keeps for 30 days what the code of a chat stands for. A home that
 * visitors do not know counts as another page; a code that is taken stays with the first. TOO_MANY_REQUESTS after 40 in 10 minutes.
 */
export async function noteTap(context: Context, raw: TapInput): Promise<void> {
  const input = checkInput(TapInput, raw);
  await countUse(context, tapLimit);
  const home = await homeOf(context, input.page);
  const { propertyId, propertyTitle } = { propertyId: home?._id ?? null, propertyTitle: home?.title ?? null };
  const at = timeNow();
  const isChat = input.kind === TapKind.WHATSAPP;
  await tapDaysOf(context).updateOne(
    { _id: `${dayInIndia(at)} ${propertyId?.toHexString() ?? ''}` },
    {
      $set: { day: dayInIndia(at), propertyId, propertyTitle },
      $inc: { calls: isChat ? 0 : 1, chats: isChat ? 1 : 0 },
    },
    { upsert: true },
  );
  if (!isChat || !input.code) return;
  const { page = null, code } = input;
  const arrivals = arrivalsOf(context, input);
  try {
    await tapsOf(context).insertOne({ _id: code, at, page, propertyId, propertyTitle, arrivals });
  } catch (error) {
    if (!isDuplicateId(error)) throw error;
  }
}

const propertyPage = /^\/(?:project|product)-details\/([^/?#]+)/;

/** The property of a page, if visitors know it. */
async function homeOf(context: Context, page: string | undefined) {
  const [, address] = propertyPage.exec(page ?? '') ?? [];
  return address ? knownItemAt(context, address) : null;
}

/** What the code of a chat stands for, in any case and with “Ref” before it; null if it is none of the last 30 days. */
export async function tapOf(context: Context, written: string): Promise<Tap | null> {
  const code = written
    .trim()
    .toUpperCase()
    .replace(/^REF[\s:]*/, '');
  if (!tapCodePattern.test(code)) return null;
  return tapsOf(context).findOne({ _id: code, at: { $gt: daysAgo(codeDays) } });
}

/** The ten homes with the most taps in the last 30 days, and all other pages as one. */
export async function tapCounts(context: Context): Promise<TapCount[]> {
  return tapDaysOf(context)
    .aggregate<TapCount>([
      { $match: { day: { $gt: dayInIndia(daysAgo(shownDays)) } } },
      { $sort: { day: 1 } },
      {
        $group: {
          _id: '$propertyId',
          propertyTitle: { $last: '$propertyTitle' },
          calls: { $sum: '$calls' },
          chats: { $sum: '$chats' },
        },
      },
      { $set: { propertyId: '$_id', all: { $add: ['$calls', '$chats'] } } },
      { $sort: { all: -1, _id: 1 } },
      { $limit: maxHomes },
    ])
    .toArray();
}

/** Removes codes after 30 days, and counts after 400. */
export async function sweepTaps(context: AppContext): Promise<void> {
  await tapsOf(context).deleteMany({ at: { $lte: daysAgo(codeDays) } });
  await tapDaysOf(context).deleteMany({ day: { $lt: dayInIndia(daysAgo(keptDays)) } });
}
