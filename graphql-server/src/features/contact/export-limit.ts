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
import type { ContactRequest } from './contact-request.type.ts';

/**
 * What sales may download: the enquiries of their own leads, so many rows a day in India as the settings say. Throws FORBIDDEN where
 * these switch it off, and BAD_USER_INPUT for an account that is no team member’s.
 */
export async function exportLimit(context: Context): Promise<ExportLimit | null> {
  if (context.admin?.role !== AdminRole.SALES) return null;
  const { exports, exportRows } = await leadAccess(context);
  if (!exports)
    throw new AppError('FORBIDDEN', 'Downloads are switched off for Sales. Please ask the owner.');
  const memberId = await ownMember(context);
  if (!memberId) throw badInput(notLinked);
  const own = await collectionOf(context, personNoun)
    .find({ deleted: { $in: [false, true] }, responsibleId: memberId }, { projection: { _id: 1 } })
    .toArray();
  const filter: Filter<ContactRequest> = { personId: { $in: own.map(({ _id }) => _id) } };
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
  const [all, rest] = [most, left].map((count) => count.toLocaleString('en-IN'));
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `You can download ${all} rows a day, and ${rest} are left today. Please choose fewer enquiries.`,
  );
}
