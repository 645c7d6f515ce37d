import { indianNumber } from 'domain/text/number.ts';
import type { Filter } from 'mongodb';
import { AdminRole } from '../../base/admin-role.ts';
import { dayInIndia } from '../../base/clock.ts';
import type { Context } from '../../base/context.ts';
import { AppError, badInput } from '../../base/errors.ts';
import type { StoredItem } from '../../base/types.ts';
import type { ExportLimit } from '../../kit/item-kind.ts';
import { collectionOf } from '../../kit/noun.ts';
import { adminsOf } from '../auth/admin.type.ts';
import { leadAccess } from '../person/access/lead-access.service.ts';
import { notLinked, ownMember, personNoun } from '../person/person.service.ts';
import type { Person } from '../person/person.type.ts';
import type { ContactRequest } from './contact-request.type.ts';

/** The enquiries that sales may download: those of their own leads. */
export async function exportLimit(context: Context): Promise<ExportLimit | null> {
  const limit = await peopleLimit(context);
  if (!limit) return null;
  const own = await collectionOf(context, personNoun)
    .find({ $and: [limit.filter, { deleted: { $in: [false, true] } }] }, { projection: { _id: 1 } })
    .toArray();
  const filter: Filter<ContactRequest> = { personId: { $in: own.map(({ _id }) => _id) } };
  return { ...limit, filter: filter as Filter<StoredItem> };
}

/**
 * The leads that sales may download: their own, so many rows a day in India as the settings say, together with their enquiries.
 * Throws FORBIDDEN where these switch it off, and BAD_USER_INPUT for an account that is no team member’s.
 */
export async function peopleLimit(context: Context): Promise<ExportLimit | null> {
  if (context.admin?.role !== AdminRole.SALES) return null;
  const { exports, exportRows } = await leadAccess(context);
  if (!exports)
    throw new AppError('FORBIDDEN', 'Downloads are switched off for Sales. Please ask the owner.');
  const memberId = await ownMember(context);
  if (!memberId) throw badInput(notLinked);
  const filter: Filter<Person> = { responsibleId: memberId };
  return { filter: filter as Filter<StoredItem>, take: (rows) => takeRows(context, rows, exportRows) };
}

/** Counts rows for the account and the day in one write, so that two windows or processes together keep to the limit. */
async function takeRows(context: Context, rows: number, most: number): Promise<void> {
  const day = dayInIndia();
  const _id = context.admin?.adminId;
  const hasRoom = { $or: [{ 'exported.day': { $ne: day } }, { 'exported.rows': { $lte: most - rows } }] };
  const { matchedCount } =
    rows > most
      ? { matchedCount: 0 }
      : await adminsOf(context).updateOne({ _id, ...hasRoom }, [
          {
            $set: {
              exported: {
                day,
                rows: {
                  $add: [rows, { $cond: [{ $eq: ['$exported.day', day] }, '$exported.rows', 0] }],
                },
              },
            },
          },
        ]);
  if (matchedCount > 0) return;
  const account = await adminsOf(context).findOne({ _id });
  const { exported } = account ?? {};
  const left = Math.max(0, most - (exported?.day === day ? exported.rows : 0));
  const [all, rest] = [most, left].map((count) => indianNumber(count));
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `You can download ${all} rows a day, and ${rest} are left today. Please choose fewer rows.`,
  );
}
