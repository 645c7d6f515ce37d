import type { Db } from 'mongodb';
import { touch } from '../changes.ts';

/** A site that was in use goes on to take coupons in its cart; a new one does not. */
export async function keepCoupons(db: Db): Promise<void> {
  const used = await Promise.all(
    ['coupons', 'contactRequests', 'properties'].map((name) => db.collection(name).findOne({})),
  );
  if (!used.some(Boolean)) return;
  const site = db.collection<{ _id: string }>('siteSettings');
  if (await site.findOne({ _id: 'site', takesCoupons: { $exists: true } })) return;
  await site.updateOne({ _id: 'site' }, { $set: { takesCoupons: true }, ...touch }, { upsert: true });
}
